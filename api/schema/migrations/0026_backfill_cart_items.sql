-- in batches
WITH batch AS (
  SELECT id, check_in, check_out, price, policies, property_id, stay_claim_id, gen_random_uuid() AS item
  FROM cart WHERE id > $1::uuid ORDER BY id LIMIT 1000),
items AS (
  INSERT INTO cart_item (id, cart_id, kind, position, starts_on, ends_on, price, policies)
  SELECT item, id, 'chalet', 0, check_in, check_out, price, policies FROM batch
  ON CONFLICT (cart_id, position) DO NOTHING RETURNING id),
chalets AS (
  INSERT INTO chalet_item (cart_item_id, property_id, stay_claim_id)
  SELECT item, property_id, stay_claim_id FROM batch WHERE item IN (SELECT id FROM items))
SELECT id AS last FROM batch ORDER BY id DESC LIMIT 1
