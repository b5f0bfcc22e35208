-- outside a transaction
CREATE INDEX CONCURRENTLY payment_by_reference ON payment (provider_ref) WHERE provider_ref IS NOT NULL
