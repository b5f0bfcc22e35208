-- As for carts. The previous release reads one of the columns, the snapshot, to greet a guest in emails about documents, so
-- a trigger copies it from the item until the next release drops both. It also removes guests whose account is deleted.
DROP TRIGGER add_order_item ON placed_order;
DROP TRIGGER move_order_item ON placed_order;
DROP FUNCTION add_order_item, move_order_item, order_event_kind;
ALTER TABLE placed_order
  ALTER COLUMN property_id DROP NOT NULL,
  ALTER COLUMN stay_claim_id DROP NOT NULL,
  ALTER COLUMN check_in DROP NOT NULL,
  ALTER COLUMN check_out DROP NOT NULL,
  ALTER COLUMN snapshot DROP NOT NULL;

CREATE FUNCTION copy_order_snapshot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE placed_order SET snapshot = NEW.snapshot WHERE id = NEW.order_id AND snapshot IS DISTINCT FROM NEW.snapshot;
  RETURN NULL;
END
$$;
CREATE TRIGGER copy_order_snapshot AFTER INSERT OR UPDATE OF snapshot ON order_item
  FOR EACH ROW EXECUTE FUNCTION copy_order_snapshot();
