-- The reference data that the product installed, as it installed it. A row of its table that differs from this one was
-- changed by somebody and is left alone by later releases; a row that is missing there was deleted.
CREATE TABLE reference_row (
  table_name text NOT NULL,
  row_key text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (table_name, row_key)
);
-- A season begins once on a day: the job that adds the coming ones runs every day.
CREATE UNIQUE INDEX season_begins_once ON season (kind, country_code, from_day);
