-- outside a transaction
CREATE INDEX CONCURRENTLY payment_ended_by_gateway ON payment (gateway, created_at)
  WHERE state IN ('declined', 'voided')
