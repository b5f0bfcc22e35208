-- outside a transaction
CREATE INDEX CONCURRENTLY payment_by_key_age ON payment (created_at) WHERE request_key IS NOT NULL
