-- Who may see an order away from the browser it was made in: whoever holds the link of a message about it. Only the
-- SHA-256 of what the link carries is kept.
CREATE TABLE order_access (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  order_id uuid NOT NULL REFERENCES placed_order ON DELETE CASCADE
);
CREATE INDEX order_access_order ON order_access (order_id);
