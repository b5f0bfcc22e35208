-- A member wants mails about the homes of a list. The row records the consent: when it was given, and to which text.
-- After a stop it stays for a while, so that the same day brings no second mail.
CREATE TABLE list_alert (
  id uuid PRIMARY KEY,
  list_id uuid NOT NULL UNIQUE REFERENCES saved_list ON DELETE CASCADE,
  site_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  consent_at timestamptz NOT NULL DEFAULT app_now(),
  consent_version smallint NOT NULL,
  stopped_at timestamptz,
  -- The homes or the dates of the list changed: its watches are to be aligned.
  is_stale boolean NOT NULL DEFAULT false
);
CREATE INDEX list_alert_stale ON list_alert (id) WHERE is_stale;

-- One home of such a list, with what its member knows of it: as it was when they asked, or as the last mail said.
CREATE TABLE alert_watch (
  alert_id uuid NOT NULL REFERENCES list_alert ON DELETE CASCADE,
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  check_in date NOT NULL,
  check_out date NOT NULL,
  known_free boolean NOT NULL,
  -- The total of the stay.
  known_halalas bigint,
  -- The home changed since it was last looked at.
  is_due boolean NOT NULL DEFAULT false,
  -- The home is free or cheaper, and no mail has said so.
  has_news boolean NOT NULL DEFAULT false,
  PRIMARY KEY (alert_id, property_id),
  CHECK (known_free = (known_halalas IS NOT NULL))
);
CREATE INDEX alert_watch_property ON alert_watch (property_id);
CREATE INDEX alert_watch_due ON alert_watch (alert_id) WHERE is_due;
CREATE INDEX alert_watch_news ON alert_watch (alert_id) WHERE has_news;

-- At most one mail of a list a day. What it says is decided when it is sent.
CREATE TABLE alert_mail (
  id uuid PRIMARY KEY,
  alert_id uuid NOT NULL REFERENCES list_alert ON DELETE CASCADE,
  day date NOT NULL,
  attempted_at timestamptz,
  sent_at timestamptz,
  UNIQUE (alert_id, day)
);
CREATE INDEX alert_mail_day ON alert_mail (day);

-- How far alerts have read the change feed, and in which history of the database.
CREATE TABLE alert_position (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  horizon xid8,
  history text
);
INSERT INTO alert_position DEFAULT VALUES;

-- Whoever changes a list, its alert learns of it.
CREATE FUNCTION mark_alert_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'saved_list' THEN
    UPDATE list_alert SET is_stale = true WHERE list_id = NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE list_alert SET is_stale = true WHERE list_id IN (SELECT list_id FROM old_rows) AND NOT is_stale;
  ELSE
    UPDATE list_alert SET is_stale = true WHERE list_id IN (SELECT list_id FROM new_rows) AND NOT is_stale;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_alert_stale AFTER UPDATE OF check_in, check_out ON saved_list FOR EACH ROW
  WHEN (OLD.check_in IS DISTINCT FROM NEW.check_in OR OLD.check_out IS DISTINCT FROM NEW.check_out)
  EXECUTE FUNCTION mark_alert_stale();
CREATE TRIGGER mark_alert_stale_insert AFTER INSERT ON saved_list_property REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_alert_stale();
CREATE TRIGGER mark_alert_stale_delete AFTER DELETE ON saved_list_property REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_alert_stale();
