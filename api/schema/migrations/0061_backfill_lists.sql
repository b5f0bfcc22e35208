-- in batches
WITH batch AS (
  SELECT DISTINCT account_id FROM saved_property WHERE account_id > $1::uuid ORDER BY account_id LIMIT 500),
created AS (
  INSERT INTO saved_list (id, account_id) SELECT gen_random_uuid(), account_id FROM batch
  ON CONFLICT DO NOTHING RETURNING id, account_id),
lists AS (
  SELECT id, account_id FROM created
  UNION
  SELECT l.id, l.account_id FROM saved_list l JOIN batch USING (account_id) WHERE l.name IS NULL),
copied AS (
  INSERT INTO saved_list_property (list_id, property_id, saved_at)
  SELECT l.id, s.property_id, s.saved_at FROM saved_property s JOIN lists l USING (account_id)
  ON CONFLICT DO NOTHING)
SELECT account_id AS last FROM batch ORDER BY account_id DESC LIMIT 1
