-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY cart_one_open_change ON cart (changes_order_item_id)
  WHERE changes_order_item_id IS NOT NULL AND state IN ('open', 'paying')
