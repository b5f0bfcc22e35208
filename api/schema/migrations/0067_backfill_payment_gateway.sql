-- in batches
-- The trigger on every change of a payment fills its gateway and country.
WITH batch AS (
  SELECT id FROM payment WHERE id > $1::uuid ORDER BY id LIMIT 500),
locked AS (
  SELECT id FROM payment WHERE id IN (SELECT id FROM batch) AND (gateway IS NULL OR country IS NULL) ORDER BY id FOR UPDATE),
filled AS (
  UPDATE payment SET asks = asks WHERE id IN (SELECT id FROM locked))
SELECT id AS last FROM batch ORDER BY id DESC LIMIT 1
