-- The part of a booking that a programme's points or the wallet pay. Its id is the idempotency key at the programme.
CREATE TABLE cart_leg (
  id uuid PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES cart,
  -- The order of the last attempt to pay.
  order_id uuid REFERENCES placed_order,
  method text NOT NULL CHECK (method IN ('mokafa', 'qitaf', 'fursan', 'wallet')),
  wallet_id uuid REFERENCES wallet,
  points integer CHECK (points > 0),
  value_halalas bigint NOT NULL CHECK (value_halalas > 0),
  -- The value before it was cut to what is due.
  base_halalas bigint NOT NULL CHECK (base_halalas >= value_halalas),
  -- Points for one riyal when they were reserved.
  rate integer CHECK (rate > 0),
  -- The request whose code the member confirmed.
  request_id uuid,
  member_sealed text,
  member_mask text,
  state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'reserved', 'declined', 'capturing', 'captured', 'lost',
    'releasing', 'released', 'returning', 'returned', 'part-returned', 'refused')),
  reserved_until timestamptz,
  returned_points integer NOT NULL DEFAULT 0 CHECK (returned_points >= 0),
  returned_halalas bigint NOT NULL DEFAULT 0 CHECK (returned_halalas >= 0),
  -- Calls to the programme by the completer.
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT app_now(),
  leased_until timestamptz,
  partner_ref text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  moved_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (returned_points <= coalesce(points, 0)),
  CHECK (returned_halalas <= value_halalas),
  CHECK ((method = 'wallet') = (wallet_id IS NOT NULL)),
  CHECK ((method = 'wallet') = (points IS NULL)),
  CHECK ((points IS NULL) = (rate IS NULL))
);
CREATE INDEX cart_leg_cart ON cart_leg (cart_id);
CREATE INDEX cart_leg_order ON cart_leg (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX cart_leg_wallet ON cart_leg (wallet_id) WHERE wallet_id IS NOT NULL;
CREATE UNIQUE INDEX cart_leg_one_live_a_method ON cart_leg (cart_id, method) WHERE state IN ('created', 'reserved');
CREATE UNIQUE INDEX cart_leg_one_live_programme ON cart_leg (cart_id)
  WHERE method <> 'wallet' AND state IN ('created', 'reserved');
CREATE INDEX cart_leg_unfinished ON cart_leg (next_attempt_at)
  WHERE state IN ('created', 'capturing', 'releasing', 'returning');
CREATE INDEX cart_leg_live ON cart_leg (cart_id) WHERE state IN ('created', 'reserved');
REVOKE DELETE ON cart_leg FROM app;

-- A code that a programme sent to a member, who wants to pay a cart with points. Its id is the key at the programme.
CREATE TABLE points_code (
  id uuid PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES cart,
  method text NOT NULL CHECK (method IN ('mokafa', 'qitaf', 'fursan')),
  member_sealed text,
  -- A keyed hash that shows equal members; codes per member and day are counted by it.
  member_hash bytea NOT NULL,
  member_mask text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  wrong_attempts smallint NOT NULL DEFAULT 0 CHECK (wrong_attempts BETWEEN 0 AND 5),
  confirmed_at timestamptz,
  -- The points of the member, known since the right code.
  balance integer CHECK (balance >= 0),
  CHECK ((balance IS NULL) = (confirmed_at IS NULL))
);
CREATE INDEX points_code_cart ON points_code (cart_id);
CREATE INDEX points_code_member ON points_code (member_hash, created_at);

-- What points and wallet paid of an order: in halalas, and in minor units of its currency. `total_…` is money.
ALTER TABLE placed_order
  ADD COLUMN loyalty_halalas bigint NOT NULL DEFAULT 0 CHECK (loyalty_halalas >= 0),
  ADD COLUMN loyalty_minor bigint NOT NULL DEFAULT 0 CHECK (loyalty_minor >= 0);
