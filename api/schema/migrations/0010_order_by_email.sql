-- outside a transaction
CREATE INDEX CONCURRENTLY placed_order_email ON placed_order (contact_email)
