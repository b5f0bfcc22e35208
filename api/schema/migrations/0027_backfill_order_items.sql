-- in batches
-- The orders are locked, so that a move of the previous release waits and then finds the item.
WITH batch AS (
  SELECT id, check_in, check_out, status_code, failure_code, created_at, confirmed_at, total_minor, total_halalas, snapshot,
    property_id, stay_claim_id, gen_random_uuid() AS item
  FROM placed_order WHERE id > $1::uuid ORDER BY id LIMIT 500 FOR UPDATE),
items AS (
  INSERT INTO order_item (id, order_id, kind, position, starts_on, ends_on, status_code, total_minor, total_halalas, snapshot)
  SELECT item, id, 'chalet', 0, check_in, check_out, status_code, total_minor, total_halalas, snapshot FROM batch
  ON CONFLICT (order_id, position) DO NOTHING RETURNING id),
chalets AS (
  INSERT INTO chalet_order_item (order_item_id, property_id, stay_claim_id)
  SELECT item, property_id, stay_claim_id FROM batch WHERE item IN (SELECT id FROM items)),
events AS (
  INSERT INTO order_event (order_id, at, kind, actor, from_status, to_status)
  SELECT id, created_at, 'placed', 'guest', NULL::smallint, 71 FROM batch WHERE item IN (SELECT id FROM items)
  UNION ALL
  SELECT id, coalesce(confirmed_at, created_at), order_event_kind(CASE WHEN status_code = 60 THEN 60 ELSE 58 END::smallint),
    'system', 71, CASE WHEN status_code = 60 THEN 60 ELSE 58 END
  FROM batch WHERE status_code <> 71 AND item IN (SELECT id FROM items)
  UNION ALL
  SELECT id, coalesce(confirmed_at, created_at), order_event_kind(status_code), 'system', 58, status_code
  FROM batch WHERE status_code NOT IN (71, 58, 60) AND item IN (SELECT id FROM items))
SELECT id AS last FROM batch ORDER BY id DESC LIMIT 1
