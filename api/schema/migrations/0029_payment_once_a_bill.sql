-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY payment_one_live_a_bill ON payment (bill_id)
  WHERE state IN ('created', 'submitted', 'challenge', 'unknown', 'confirmed', 'captured')
