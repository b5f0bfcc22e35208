-- A booking being made. Amounts of `price` are halalas as the one pure function gave them; the rate is locked with them.
CREATE TABLE cart (
  id uuid PRIMARY KEY,
  -- The browser that made it (the cookie carries this, signed), or the account.
  holder uuid NOT NULL,
  user_id uuid,
  network text NOT NULL,
  site_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  property_id integer NOT NULL REFERENCES property,
  stay_claim_id bigint NOT NULL UNIQUE REFERENCES stay_claim,
  check_in date NOT NULL,
  check_out date NOT NULL CHECK (check_out > check_in),
  adults smallint NOT NULL CHECK (adults >= 1),
  children smallint NOT NULL CHECK (children >= 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paying', 'ordered', 'released')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- The nights are held until then; judged whenever it is read.
  hold_until timestamptz NOT NULL,
  -- Nothing prolongs a hold beyond this.
  hold_cap timestamptz NOT NULL CHECK (hold_until <= hold_cap),
  -- When the guest first came to pay, which prolongs the hold once.
  payment_opened_at timestamptz,
  currency text NOT NULL REFERENCES currency_rate,
  rate numeric(18, 8) NOT NULL CHECK (rate > 0),
  price jsonb NOT NULL,
  policies jsonb NOT NULL,
  insurance jsonb,
  guest jsonb,
  -- For the cap of holds a contact may have; lower case, and E.164.
  guest_email text,
  guest_phone text,
  marketing jsonb,
  search_id text
);
CREATE INDEX cart_holder ON cart (holder);
CREATE INDEX cart_live_network ON cart (network, hold_until) WHERE state = 'open';
CREATE INDEX cart_live_email ON cart (guest_email, hold_until) WHERE state IN ('open', 'paying');
CREATE INDEX cart_live_phone ON cart (guest_phone, hold_until) WHERE state IN ('open', 'paying');
CREATE INDEX cart_user ON cart (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE coupon (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
  kind text NOT NULL CHECK (kind IN ('percent', 'amount')),
  -- Percent, or halalas before VAT.
  value integer NOT NULL CHECK (value > 0 AND (kind = 'amount' OR value <= 100)),
  -- Halalas before VAT; the most a percentage takes off, and the least a stay must cost.
  most integer CHECK (most > 0),
  least integer NOT NULL DEFAULT 0 CHECK (least >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- `NULL` is any number of times; 0 is a code that is used up.
  usage_limit integer CHECK (usage_limit >= 0),
  brand text NOT NULL DEFAULT 'ALL' CHECK (brand IN ('ALL', 'mabeet', 'tajawal')),
  country_code text NOT NULL DEFAULT 'ALL',
  -- `NULL` is any city.
  city_id integer
);

-- A use is reserved by a cart while its hold lives, and spent with its order. One coupon a cart.
CREATE TABLE coupon_use (
  cart_id uuid PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  code text NOT NULL REFERENCES coupon,
  -- Halalas before VAT that it takes off.
  amount integer NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'used'))
);
CREATE INDEX coupon_use_code ON coupon_use (code, state);

-- What a cart becomes once somebody pays. A card that was declined leaves a failed order; the next try makes another.
CREATE TABLE placed_order (
  id uuid PRIMARY KEY,
  order_number text NOT NULL UNIQUE CHECK (order_number ~ '^[CHFG][0-9]{9}$'),
  cart_id uuid NOT NULL REFERENCES cart,
  holder uuid NOT NULL,
  user_id uuid,
  status_code smallint NOT NULL CHECK (status_code IN (71, 58, 60, 102, 94, 95, 96)),
  -- Why it failed: a problem of the catalogue.
  failure_code smallint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  confirmed_at timestamptz,
  site_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  property_id integer NOT NULL REFERENCES property,
  stay_claim_id bigint NOT NULL REFERENCES stay_claim,
  check_in date NOT NULL,
  check_out date NOT NULL CHECK (check_out > check_in),
  -- Payable, in minor units of `currency`; and the same in halalas before conversion.
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  currency text NOT NULL,
  total_halalas bigint NOT NULL CHECK (total_halalas >= 0),
  coupon_code text,
  -- Home, guest, price lines and policy as they were when the guest paid.
  snapshot jsonb NOT NULL,
  contact_email text NOT NULL,
  contact_phone text NOT NULL,
  CHECK ((status_code IN (71, 60)) = (confirmed_at IS NULL))
);
CREATE UNIQUE INDEX placed_order_once_a_cart ON placed_order (cart_id) WHERE status_code <> 60;
CREATE INDEX placed_order_pending ON placed_order (created_at) WHERE status_code = 71;
CREATE INDEX placed_order_user ON placed_order (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX placed_order_holder ON placed_order (holder);

-- One try to take money for an order. The id is also the provider's idempotency key, the same for every retry.
CREATE TABLE payment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES placed_order,
  cart_id uuid NOT NULL REFERENCES cart,
  provider text NOT NULL,
  method text NOT NULL,
  state text NOT NULL DEFAULT 'created' CHECK (state IN (
    'created', 'submitted', 'challenge', 'unknown', 'confirmed', 'captured', 'declined', 'voided', 'returning', 'returned')),
  -- 0 where a coupon pays for everything.
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  currency text NOT NULL,
  captured_minor bigint NOT NULL DEFAULT 0 CHECK (captured_minor BETWEEN 0 AND amount_minor),
  refunded_minor bigint NOT NULL DEFAULT 0,
  -- Of the gateway's fields: stands for a card, is worth nothing elsewhere. Gone once the try has ended.
  token text,
  plan_id text,
  return_url text NOT NULL,
  redirect_url text,
  provider_ref text,
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  failure_code smallint,
  -- The provider told another amount or currency than ours: nothing goes on until somebody looked.
  is_disputed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ended_at timestamptz,
  -- Until then a guest may answer the bank.
  deadline timestamptz NOT NULL,
  -- When the provider was asked, and when it is asked next.
  asks integer NOT NULL DEFAULT 0,
  asked_at timestamptz,
  next_ask_at timestamptz NOT NULL,
  leased_until timestamptz,
  -- The call that began it: whoever repeats it with the same key gets the same answer.
  request_key text UNIQUE,
  request_hash bytea,
  answer text,
  CHECK (refunded_minor BETWEEN 0 AND greatest(captured_minor, 0))
);
CREATE UNIQUE INDEX payment_one_live_a_cart ON payment (cart_id)
  WHERE state IN ('created', 'submitted', 'challenge', 'unknown', 'confirmed', 'captured');
CREATE INDEX payment_open ON payment (next_ask_at) WHERE state IN ('created', 'submitted', 'challenge', 'unknown');
CREATE INDEX payment_order ON payment (order_id);

-- What providers told us on their own, each event once, kept before it is believed.
CREATE TABLE payment_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  payment_id uuid NOT NULL REFERENCES payment,
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT app_now(),
  handled_at timestamptz,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_event_open ON payment_event (received_at) WHERE handled_at IS NULL;

-- Money going back. The sum of a payment's refunds is bounded there.
CREATE TABLE refund (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'refused')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ended_at timestamptz
);
CREATE INDEX refund_payment ON refund (payment_id);

-- Deeds owed to the outside world, written with the change they follow from and done at least once.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- The order, payment or refund it is about: each deed once a subject.
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  run_at timestamptz NOT NULL DEFAULT app_now(),
  tries smallint NOT NULL DEFAULT 0,
  leased_until timestamptz,
  done_at timestamptz,
  -- Given up after too many tries, and told to the operators.
  parked_at timestamptz,
  UNIQUE (kind, subject_id)
);
CREATE INDEX outbox_due ON outbox (run_at) WHERE done_at IS NULL AND parked_at IS NULL;

-- Which process does a job that may not be done twice at once.
CREATE TABLE job_lease (
  name text PRIMARY KEY,
  leased_until timestamptz NOT NULL
);

-- Every movement of money, twice: what one account gains another loses.
CREATE TABLE ledger_tx (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('capture', 'refund')),
  -- The payment or refund it books: each once.
  subject_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (kind, subject_id)
);
CREATE TABLE ledger_entry (
  tx_id uuid NOT NULL REFERENCES ledger_tx,
  account text NOT NULL CHECK (account <> ''),
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  PRIMARY KEY (tx_id, account, currency)
);

CREATE FUNCTION ledger_stays_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entry WHERE tx_id = NEW.tx_id GROUP BY currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'ledger transaction % does not add up to 0', NEW.tx_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_stays_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_stays_balanced();

CREATE FUNCTION ledger_is_never_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER ledger_tx_stays BEFORE UPDATE OR DELETE ON ledger_tx
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_never_rewritten();
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_never_rewritten();
REVOKE UPDATE, DELETE ON ledger_tx, ledger_entry FROM app;
