-- The properties that a member viewed last, the same on every device; bounded by the product.
CREATE TABLE recent_property (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (account_id, property_id)
);
CREATE INDEX recent_property_property ON recent_property (property_id);
CREATE INDEX recent_property_viewed ON recent_property (viewed_at);
