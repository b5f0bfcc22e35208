-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS payment_one_live_a_cart
