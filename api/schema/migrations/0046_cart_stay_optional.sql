-- Every release that may still run writes items itself, so nothing adds them any more. The previous release also writes
-- the columns of the stay; this one leaves them empty, and the next one drops them.
DROP TRIGGER add_cart_item ON cart;
DROP FUNCTION add_cart_item;
ALTER TABLE cart
  ALTER COLUMN property_id DROP NOT NULL,
  ALTER COLUMN stay_claim_id DROP NOT NULL,
  ALTER COLUMN check_in DROP NOT NULL,
  ALTER COLUMN check_out DROP NOT NULL,
  ALTER COLUMN price DROP NOT NULL,
  ALTER COLUMN policies DROP NOT NULL;
