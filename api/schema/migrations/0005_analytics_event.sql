-- What guests who agreed to be counted did. The browser gives the id, so that an event told twice is kept once.
CREATE TABLE analytics_event (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  at timestamptz NOT NULL,
  site_id text NOT NULL,
  brand text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL,
  visitor_id uuid NOT NULL,
  ab jsonb NOT NULL,
  utm jsonb NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX analytics_event_at ON analytics_event (at);
