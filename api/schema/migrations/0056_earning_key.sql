-- outside a transaction
-- As for carts.
CREATE INDEX CONCURRENTLY earning_key ON earning (split_part(member_sealed, '.', 1)) WHERE member_sealed IS NOT NULL
