-- Gift cards. A gift order is bought alone by a bill of its own; its card holds riyals until they are put into a wallet.

CREATE TABLE gift_order (
  id uuid PRIMARY KEY,
  order_number text NOT NULL UNIQUE CHECK (order_number ~ '^G[0-9]{9}$'),
  holder uuid NOT NULL,
  user_id uuid REFERENCES account ON DELETE SET NULL,
  site_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  -- `NULL` until the first attempt to pay.
  status_code smallint CHECK (status_code IN (71, 58, 60, 102, 94, 95)),
  failure_code smallint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- Until then it can be paid at this price.
  pay_until timestamptz NOT NULL,
  -- The last attempt to pay; the daily limits count from it.
  placed_at timestamptz,
  confirmed_at timestamptz,
  face_halalas integer NOT NULL CHECK (face_halalas > 0),
  -- The price in minor units, and units of the currency per riyal.
  total_minor bigint NOT NULL CHECK (total_minor > 0),
  currency text NOT NULL,
  rate numeric(18, 8) NOT NULL,
  design_id text NOT NULL,
  buyer_name text NOT NULL,
  buyer_email text NOT NULL,
  buyer_phone text NOT NULL,
  -- A keyed hash; only the daily limit compares it.
  network_hash bytea NOT NULL,
  recipient_language text NOT NULL CHECK (recipient_language IN ('en', 'ar')),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  -- Names, contact and text, encrypted; `NULL` once they are deleted.
  recipient_sealed text,
  -- When it is sent; `NULL` is as soon as the card is active.
  send_at timestamptz,
  CHECK ((status_code IN (58, 102, 94, 95)) = (confirmed_at IS NOT NULL))
);
CREATE INDEX gift_order_user ON gift_order (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX gift_order_holder ON gift_order (holder);
CREATE INDEX gift_order_buyer_email ON gift_order (buyer_email, placed_at);
CREATE INDEX gift_order_buyer_phone ON gift_order (buyer_phone, placed_at);
CREATE INDEX gift_order_network ON gift_order (network_hash, placed_at);
CREATE INDEX gift_order_unpaid ON gift_order (created_at) WHERE status_code IS NULL OR status_code = 60;

CREATE TABLE gift_card (
  id uuid PRIMARY KEY,
  gift_order_id uuid NOT NULL UNIQUE REFERENCES gift_order,
  face_halalas integer NOT NULL CHECK (face_halalas > 0),
  -- The code itself is not stored.
  code_hash bytea NOT NULL UNIQUE,
  last4 text NOT NULL CHECK (last4 ~ '^[0-9A-Z]{4}$'),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'active', 'redeemed', 'returned', 'frozen', 'expired')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  active_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > active_at),
  redeemed_by uuid REFERENCES account ON DELETE SET NULL,
  redeemed_at timestamptz,
  -- Halalas. Only the trigger below changes it.
  balance_minor bigint NOT NULL DEFAULT 0 CHECK (balance_minor >= 0)
);
CREATE INDEX gift_card_expiring ON gift_card (expires_at) WHERE balance_minor > 0;
CREATE INDEX gift_card_redeemer ON gift_card (redeemed_by) WHERE redeemed_by IS NOT NULL;

-- One sending of a card to its recipient. Its id and our secret make the code.
CREATE TABLE gift_message (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  gift_card_id uuid NOT NULL REFERENCES gift_card,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  sent_at timestamptz
);
CREATE INDEX gift_message_card ON gift_message (gift_card_id, position);

REVOKE INSERT, UPDATE, DELETE ON gift_card FROM app;
GRANT INSERT (id, gift_order_id, face_halalas, code_hash, last4, active_at, expires_at) ON gift_card TO app;
GRANT UPDATE (code_hash, last4, state, redeemed_by, redeemed_at) ON gift_card TO app;

-- An entry of the account `gift:{card}` changes the balance of the card. The owner of the tables runs it, not the caller.
CREATE FUNCTION keep_gift_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.currency <> 'SAR' THEN
    RAISE EXCEPTION 'a gift card holds riyals, not %', NEW.currency USING ERRCODE = 'check_violation';
  END IF;
  UPDATE gift_card SET balance_minor = balance_minor + NEW.amount_minor WHERE id = substr(NEW.account, 6)::uuid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no gift card %', NEW.account USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION keep_gift_balance() FROM PUBLIC;
CREATE TRIGGER ledger_entry_keeps_gift_balance AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.account LIKE 'gift:%') EXECUTE FUNCTION keep_gift_balance();

-- The lot that a redeemed card became.
ALTER TABLE wallet_lot ADD COLUMN gift_card_id uuid REFERENCES gift_card;
CREATE UNIQUE INDEX wallet_lot_one_gift ON wallet_lot (gift_card_id) WHERE gift_card_id IS NOT NULL;
GRANT INSERT (gift_card_id) ON wallet_lot TO app;

-- The bill of a gift has neither cart nor order, nor have its payments.
ALTER TABLE bill ALTER COLUMN cart_id DROP NOT NULL, ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN gift_order_id uuid REFERENCES gift_order;
ALTER TABLE bill DROP CONSTRAINT bill_kind_check;
ALTER TABLE bill ADD CONSTRAINT bill_kind_check CHECK (kind IN ('stay', 'change', 'gift')) NOT VALID;
ALTER TABLE bill ADD CONSTRAINT bill_subject_check CHECK (
  CASE kind WHEN 'gift' THEN gift_order_id IS NOT NULL AND num_nonnulls(cart_id, order_id) = 0
  ELSE gift_order_id IS NULL AND num_nonnulls(cart_id, order_id) = 2 END) NOT VALID;
CREATE UNIQUE INDEX bill_gift_order ON bill (gift_order_id) WHERE gift_order_id IS NOT NULL;
ALTER TABLE payment ALTER COLUMN cart_id DROP NOT NULL, ALTER COLUMN order_id DROP NOT NULL,
  -- The gateway's own identifier of the card, the same in every payment with it.
  ADD COLUMN card_fingerprint text;
ALTER TABLE payment ADD CONSTRAINT payment_subject_check CHECK (num_nonnulls(cart_id, order_id) IN (0, 2)) NOT VALID;
ALTER TABLE refund ADD COLUMN gift_order_id uuid REFERENCES gift_order, DROP CONSTRAINT refund_one_reason;
ALTER TABLE refund ADD CONSTRAINT refund_one_reason
  CHECK (num_nonnulls(cancellation_id, change_id, operator_action_id, gift_order_id) <= 1) NOT VALID;
CREATE UNIQUE INDEX refund_once_a_gift ON refund (gift_order_id) WHERE gift_order_id IS NOT NULL;
