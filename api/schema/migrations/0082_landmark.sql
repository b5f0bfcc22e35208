-- Landmarks that an import added; those of the product are in the code, with ids below.
CREATE TABLE landmark (
  id integer PRIMARY KEY CHECK (id >= 100000),
  city_id integer NOT NULL REFERENCES city ON DELETE CASCADE,
  name_en text NOT NULL,
  name_ar text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);
CREATE INDEX landmark_city ON landmark (city_id);

-- A message to a host about the permit of a home; its id is the subject of the outbox job.
CREATE TABLE licence_notice (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listing ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ending', 'ended')),
  valid_until date,
  -- The warning that this is: at most so many days are left.
  days smallint CHECK (days IN (30, 7, 0)),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (kind = 'ended' OR (valid_until IS NOT NULL AND days IS NOT NULL)),
  UNIQUE (listing_id, valid_until, days)
);
