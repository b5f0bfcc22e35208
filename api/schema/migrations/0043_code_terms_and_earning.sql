-- More terms of coupon codes. The defaults leave every existing code as it was.
ALTER TABLE coupon
  -- How many bookings of one guest may have it, by account, email address or phone number.
  ADD COLUMN per_guest_limit smallint CHECK (per_guest_limit >= 1),
  -- The first and the last night that a stay may have.
  ADD COLUMN stay_from date,
  ADD COLUMN stay_to date,
  -- The days on which it can be used, in Riyadh; `NULL` is any day.
  ADD COLUMN book_weekdays text[]
    CHECK (cardinality(book_weekdays) > 0 AND book_weekdays <@ ARRAY['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']),
  -- The only homes, kinds of homes or host that it is for.
  ADD COLUMN property_ids integer[] CHECK (cardinality(property_ids) > 0),
  ADD COLUMN property_type_ids integer[] CHECK (cardinality(property_type_ids) > 0),
  ADD COLUMN host_id integer,
  ADD COLUMN max_nights smallint CHECK (max_nights >= 1),
  -- Only for guests who are logged in.
  ADD COLUMN member_only boolean NOT NULL DEFAULT false,
  -- The brand of a card, or another payment method.
  ADD COLUMN method text,
  -- Halalas that all its uses together may take off.
  ADD COLUMN budget_halalas bigint CHECK (budget_halalas > 0),
  -- It may be proposed to every guest.
  ADD COLUMN is_public boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT coupon_stay_days CHECK (stay_from <= stay_to),
  ADD CONSTRAINT coupon_nights CHECK (least_nights <= max_nights);
CREATE INDEX coupon_public ON coupon (ends_at) WHERE is_public;
CREATE INDEX coupon_account ON coupon (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX coupon_contact ON coupon (contact) WHERE contact IS NOT NULL;

-- The programme of another company in which a stay earns points. Its id is the idempotency key at the programme.
CREATE TABLE earning (
  order_id uuid PRIMARY KEY REFERENCES placed_order,
  id uuid NOT NULL UNIQUE,
  provider text NOT NULL CHECK (provider IN ('Mokafaa', 'Qitaf')),
  -- The sealed number of the member; `NULL` after the account was deleted.
  member_sealed text,
  member_mask text NOT NULL,
  -- What the programme gave, or will give; computed when it is sent.
  points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'done', 'refused', 'cancelled')),
  created_at timestamptz NOT NULL DEFAULT app_now()
);
REVOKE DELETE ON earning FROM app;

-- The programme that the guest chose before there is an order: provider, sealed number and mask.
ALTER TABLE cart ADD COLUMN earn jsonb;
