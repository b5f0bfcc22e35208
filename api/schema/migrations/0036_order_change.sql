-- A change of an order is a cart of its own: it holds the nights that the order does not have yet until the difference is
-- paid. A cart of the previous release is always a stay.
ALTER TABLE cart
  ADD COLUMN kind text NOT NULL DEFAULT 'stay',
  ADD COLUMN changes_order_item_id uuid,
  -- What the order cost before, and what the change keeps of it; amounts are halalas unless their name says otherwise.
  ADD COLUMN change jsonb;
ALTER TABLE cart ADD CONSTRAINT cart_kind_check CHECK (kind IN ('stay', 'change')) NOT VALID;
ALTER TABLE cart ADD CONSTRAINT cart_change_check
  CHECK ((kind = 'change') = (changes_order_item_id IS NOT NULL AND change IS NOT NULL)) NOT VALID;
ALTER TABLE cart ADD CONSTRAINT cart_changes_order_item_id_fkey
  FOREIGN KEY (changes_order_item_id) REFERENCES order_item NOT VALID;

-- The claim on the nights of a changed stay, and the claim that it replaces once the change is paid. Both may have the same
-- nights meanwhile; the rows of those nights belong to the older claim.
ALTER TABLE stay_claim ADD COLUMN replaces bigint;
ALTER TABLE stay_claim ADD CONSTRAINT stay_claim_replaces_fkey FOREIGN KEY (replaces) REFERENCES stay_claim NOT VALID;
