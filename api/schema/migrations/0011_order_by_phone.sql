-- outside a transaction
CREATE INDEX CONCURRENTLY placed_order_phone ON placed_order (contact_phone)
