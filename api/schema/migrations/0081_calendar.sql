-- Calendars of homes: nights that a host or an operator closes, and the calendars of other platforms, in and out.

ALTER TABLE stay_claim DROP CONSTRAINT stay_claim_kind_check;
ALTER TABLE stay_claim ADD CONSTRAINT stay_claim_kind_check CHECK (kind IN ('guest', 'block', 'import')) NOT VALID;
ALTER TABLE stay_claim
  -- Why a block was made, in the words of whoever made it.
  ADD COLUMN note text,
  -- `operator`, or the name of the feed.
  ADD COLUMN made_by text;
ALTER TABLE stay_claim ADD CONSTRAINT stay_claim_note_check CHECK (length(note) <= 200) NOT VALID;

-- The calendar of a home on another platform.
CREATE TABLE calendar_feed (
  id uuid PRIMARY KEY,
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Whoever knows the address can read the calendar, so it is encrypted.
  url_sealed text NOT NULL,
  -- Whether windows that move every day close nights too.
  closes_windows boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  state text NOT NULL DEFAULT 'ok' CHECK (state IN ('ok', 'failing', 'stopped')),
  -- Counts readings, so that only the last one that began is applied.
  reading integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT app_now(),
  last_at timestamptz,
  last_ok_at timestamptz,
  failing_since timestamptz,
  failures integer NOT NULL DEFAULT 0,
  -- How many hours of failing the host has a message about.
  notified_hours smallint NOT NULL DEFAULT 0,
  -- In our own words; nothing that the platform sent.
  last_error text,
  etag text,
  last_modified text,
  UNIQUE (property_id, name),
  CHECK ((state = 'ok') = (failing_since IS NULL))
);
CREATE INDEX calendar_feed_next ON calendar_feed (next_at) WHERE state <> 'stopped';
CREATE INDEX calendar_feed_key ON calendar_feed (split_part(url_sealed, '.', 1));

CREATE TABLE feed_event (
  id uuid PRIMARY KEY,
  feed_id uuid NOT NULL REFERENCES calendar_feed ON DELETE CASCADE,
  -- By which the next reading finds it: its id on the platform, its days, or the edge of a window.
  key text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day > from_day),
  kind text NOT NULL CHECK (kind IN ('booking', 'window')),
  state text NOT NULL DEFAULT 'ignored' CHECK (state IN ('applied', 'waiting', 'conflict', 'ignored')),
  position bigint GENERATED ALWAYS AS IDENTITY,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  seen_at timestamptz NOT NULL DEFAULT app_now(),
  -- A reading that lost most events lacks this one; the next one decides.
  missing_since timestamptz,
  UNIQUE (feed_id, key)
);
CREATE INDEX feed_event_open ON feed_event (feed_id) WHERE state IN ('waiting', 'conflict');

-- The claims that an event has made; what a guest has in the middle of it divides them.
CREATE TABLE feed_event_claim (
  stay_claim_id bigint PRIMARY KEY REFERENCES stay_claim ON DELETE CASCADE,
  feed_event_id uuid NOT NULL REFERENCES feed_event ON DELETE CASCADE
);
CREATE INDEX feed_event_claim_event ON feed_event_claim (feed_event_id);

-- Nights of a guest that are closed as soon as the guest leaves them.
CREATE TABLE pending_night (
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  night date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('block', 'import')),
  note text,
  made_by text,
  feed_event_id uuid REFERENCES feed_event ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (property_id, night, kind),
  CHECK ((kind = 'import') = (feed_event_id IS NOT NULL))
);
CREATE INDEX pending_night_event ON pending_night (feed_event_id) WHERE feed_event_id IS NOT NULL;

-- A message to a host about a feed; its id is the subject of the outbox job.
CREATE TABLE feed_notice (
  id uuid PRIMARY KEY,
  feed_id uuid NOT NULL REFERENCES calendar_feed ON DELETE CASCADE,
  feed_event_id uuid REFERENCES feed_event ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('conflict', 'failing', 'stopped')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((kind = 'conflict') = (feed_event_id IS NOT NULL))
);
CREATE INDEX feed_notice_feed ON feed_notice (feed_id);

-- The secret addresses of our calendars. Only the SHA-256 of the token is stored.
CREATE TABLE calendar_link (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  -- The platform that reads it: what came from this feed is left out, so that nothing comes back to it.
  feed_id uuid REFERENCES calendar_feed ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE NULLS NOT DISTINCT (property_id, feed_id)
);

-- Closes the pending nights of these homes that nobody has. Several nights in a row become one claim; a block of the host comes
-- before an event of another calendar.
CREATE FUNCTION close_pending_nights(homes integer[]) RETURNS void LANGUAGE sql AS $$
  WITH free AS (
    DELETE FROM pending_night p
    WHERE p.property_id = ANY (homes)
      AND NOT EXISTS (SELECT FROM night_claim n WHERE n.property_id = p.property_id AND n.night = p.night)
    RETURNING p.*),
  chosen AS (
    SELECT DISTINCT ON (property_id, night) * FROM free ORDER BY property_id, night, kind),
  numbered AS (
    SELECT *, night - (row_number() OVER (
      PARTITION BY property_id, kind, feed_event_id, note, made_by ORDER BY night))::integer AS run
    FROM chosen),
  runs AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('stay_claim', 'id')) AS id, r.*
    FROM (
      SELECT property_id, kind, feed_event_id, note, made_by, min(night) AS first, max(night) AS last
      FROM numbered GROUP BY property_id, kind, feed_event_id, note, made_by, run) AS r),
  claims AS (
    INSERT INTO stay_claim (id, property_id, nights, state, kind, note, made_by)
    SELECT id, property_id, daterange(first, last + 1), 'confirmed', kind, note, made_by FROM runs),
  nights AS (
    INSERT INTO night_claim (property_id, night, stay_claim_id, state)
    SELECT r.property_id, r.first + n, r.id, 'confirmed' FROM runs r, generate_series(0, r.last - r.first) AS n),
  links AS (
    INSERT INTO feed_event_claim (stay_claim_id, feed_event_id) SELECT id, feed_event_id FROM runs WHERE kind = 'import')
  UPDATE feed_event e SET state = 'applied'
  WHERE e.state = 'waiting' AND e.id IN (SELECT feed_event_id FROM runs)
    AND NOT EXISTS (
      SELECT FROM pending_night p
      WHERE p.feed_event_id = e.id AND (p.property_id, p.night) NOT IN (SELECT property_id, night FROM free))
$$;

-- Whoever releases a night closes it in the same transaction if that is pending, whatever released it.
CREATE FUNCTION close_freed_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows o JOIN pending_night p ON p.property_id = o.property_id AND p.night = o.night) THEN
    PERFORM close_pending_nights(ARRAY(SELECT DISTINCT property_id FROM old_rows));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER close_freed_nights AFTER DELETE ON night_claim REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION close_freed_nights();
