-- Lists of saved properties. A list belongs to an account, or to the browser of a guest who shared it without one.
CREATE TABLE saved_list (
  id uuid PRIMARY KEY,
  account_id uuid REFERENCES account ON DELETE CASCADE,
  browser_id uuid,
  -- `NULL` is the list that the heart saves to.
  name text CHECK (length(name) BETWEEN 1 AND 60),
  -- The dates of its prices, once the guest has chosen some.
  check_in date,
  check_out date,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (num_nonnulls(account_id, browser_id) = 1),
  CHECK (num_nonnulls(check_in, check_out) <> 1 AND check_out > check_in)
);
CREATE UNIQUE INDEX saved_list_default ON saved_list (account_id) WHERE name IS NULL AND account_id IS NOT NULL;
CREATE INDEX saved_list_account ON saved_list (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX saved_list_browser ON saved_list (browser_id, changed_at) WHERE browser_id IS NOT NULL;

CREATE TABLE saved_list_property (
  list_id uuid NOT NULL REFERENCES saved_list ON DELETE CASCADE,
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 2000),
  saved_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (list_id, property_id)
);
CREATE INDEX saved_list_property_property ON saved_list_property (property_id);

-- The link of a shared list. Only the SHA-256 of what the link carries is kept; without the row the link opens nothing.
CREATE TABLE list_share (
  id uuid PRIMARY KEY,
  list_id uuid NOT NULL REFERENCES saved_list ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  may_vote boolean NOT NULL,
  with_notes boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX list_share_list ON list_share (list_id);

-- One vote of a browser for a property of a list. A property that returns to its list has its votes again.
CREATE TABLE list_vote (
  list_id uuid NOT NULL REFERENCES saved_list ON DELETE CASCADE,
  property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
  browser_id uuid NOT NULL,
  voted_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (list_id, property_id, browser_id)
);
CREATE INDEX list_vote_property ON list_vote (property_id);

-- The previous release still writes `saved_property`, which this one no longer reads. The next one drops both.
CREATE FUNCTION copy_saved_property() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM saved_list_property p USING saved_list l
    WHERE l.id = p.list_id AND l.account_id = OLD.account_id AND l.name IS NULL AND p.property_id = OLD.property_id;
    RETURN NULL;
  END IF;
  INSERT INTO saved_list (id, account_id) VALUES (gen_random_uuid(), NEW.account_id) ON CONFLICT DO NOTHING;
  INSERT INTO saved_list_property (list_id, property_id, saved_at)
  SELECT id, NEW.property_id, NEW.saved_at FROM saved_list WHERE account_id = NEW.account_id AND name IS NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER saved_property_copied AFTER INSERT OR DELETE ON saved_property
  FOR EACH ROW EXECUTE FUNCTION copy_saved_property();
