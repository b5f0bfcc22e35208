-- outside a transaction
-- As for carts.
CREATE INDEX CONCURRENTLY gift_order_key ON gift_order (split_part(recipient_sealed, '.', 1)) WHERE recipient_sealed IS NOT NULL
