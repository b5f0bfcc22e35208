-- outside a transaction
CREATE INDEX CONCURRENTLY cart_to_forget ON cart (hold_until) WHERE state IN ('open', 'released') AND network <> ''
