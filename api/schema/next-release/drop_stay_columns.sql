-- The next release runs this as a migration, once no process of a release that writes these columns is left.
-- requires 0047
DROP TRIGGER copy_order_snapshot ON order_item;
DROP FUNCTION copy_order_snapshot;
ALTER TABLE cart
  DROP COLUMN property_id,
  DROP COLUMN stay_claim_id,
  DROP COLUMN check_in,
  DROP COLUMN check_out,
  DROP COLUMN price,
  DROP COLUMN policies;
ALTER TABLE placed_order
  DROP COLUMN property_id,
  DROP COLUMN stay_claim_id,
  DROP COLUMN check_in,
  DROP COLUMN check_out,
  DROP COLUMN snapshot;
