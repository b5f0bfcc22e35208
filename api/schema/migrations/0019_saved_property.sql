-- The properties that an account has saved.
CREATE TABLE saved_property (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  saved_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (account_id, property_id)
);
CREATE INDEX saved_property_property ON saved_property (property_id);
