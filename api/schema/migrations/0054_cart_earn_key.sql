-- outside a transaction
-- Values that an older key sealed are found by the id of the key.
CREATE INDEX CONCURRENTLY cart_earn_key ON cart (split_part(earn ->> 'memberSealed', '.', 1)) WHERE earn ->> 'memberSealed' IS NOT NULL
