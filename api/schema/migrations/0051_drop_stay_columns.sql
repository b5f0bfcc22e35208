-- Items hold what these columns held. The previous release does not name them.
-- requires 0047
-- In the order in which guests lock rows, so that neither waits for the other.
LOCK TABLE cart, placed_order, order_item IN ACCESS EXCLUSIVE MODE;
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
