-- outside a transaction
-- As for carts.
CREATE INDEX CONCURRENTLY cart_leg_key ON cart_leg (split_part(member_sealed, '.', 1)) WHERE member_sealed IS NOT NULL
