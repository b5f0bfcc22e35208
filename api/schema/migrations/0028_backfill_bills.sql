-- in batches
-- One bill for all attempts to pay for a cart; its order and amount are those of the last attempt. Carts are locked before
-- payments, as everywhere: a bill refers to its cart, which a guest who pays has locked.
WITH batch AS (
  SELECT DISTINCT cart_id FROM payment WHERE cart_id > $1::uuid ORDER BY cart_id LIMIT 500),
carts AS MATERIALIZED (
  SELECT id FROM cart WHERE id IN (SELECT cart_id FROM batch) ORDER BY id FOR KEY SHARE),
attempts AS (
  SELECT p.* FROM payment p JOIN carts ON carts.id = p.cart_id WHERE p.bill_id IS NULL ORDER BY p.id FOR UPDATE OF p),
last_attempts AS (
  SELECT DISTINCT ON (cart_id) * FROM attempts
  ORDER BY cart_id, bill_state_of(state) IN ('paid', 'paying') DESC, created_at DESC),
bills AS (
  INSERT INTO bill (id, kind, cart_id, order_id, amount_minor, currency, site_id, holder, user_id, state, created_at)
  SELECT a.cart_id, 'stay', a.cart_id, a.order_id, a.amount_minor, a.currency, o.site_id, o.holder, o.user_id,
    bill_state_of(a.state), a.created_at
  FROM last_attempts a JOIN placed_order o ON o.id = a.order_id
  ON CONFLICT (id) DO NOTHING),
linked AS (
  UPDATE payment SET bill_id = cart_id WHERE id IN (SELECT id FROM attempts))
SELECT cart_id AS last FROM batch ORDER BY cart_id DESC LIMIT 1
