-- Every write that a search could show leaves a row here, in its own transaction. `property_id` NULL is every home of the
-- city. Numbers are given before commit, so a reader who stops at the greatest id it saw may miss an earlier one: rows
-- whose transaction_id is below pg_snapshot_xmin(pg_current_snapshot()) are all there are ever going to be.
CREATE TABLE property_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  property_id integer,
  city_id integer NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX property_change_at ON property_change (at);
CREATE INDEX property_change_transaction ON property_change (transaction_id);

-- A home that moves tells both cities.
CREATE FUNCTION tell_property_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_change (property_id, city_id) SELECT id, city_id FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO property_change (property_id, city_id) SELECT id, city_id FROM old_rows;
  ELSE
    INSERT INTO property_change (property_id, city_id)
    SELECT id, city_id FROM old_rows UNION SELECT id, city_id FROM new_rows;
  END IF;
  IF FOUND THEN PERFORM pg_notify('property_change', ''); END IF;
  RETURN NULL;
END
$$;

-- For tables with a property_id. Rows that go because their home went are told by the home itself.
CREATE FUNCTION tell_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_change (property_id, city_id)
    SELECT id, city_id FROM property WHERE id IN (SELECT property_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO property_change (property_id, city_id)
    SELECT id, city_id FROM property WHERE id IN (SELECT property_id FROM old_rows);
  ELSE
    INSERT INTO property_change (property_id, city_id)
    SELECT id, city_id FROM property
    WHERE id IN (SELECT property_id FROM old_rows UNION ALL SELECT property_id FROM new_rows);
  END IF;
  IF FOUND THEN PERFORM pg_notify('property_change', ''); END IF;
  RETURN NULL;
END
$$;

-- A season moves the prices of every home of its country.
CREATE FUNCTION tell_season_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_change (city_id)
    SELECT id FROM city WHERE country_code IN (SELECT country_code FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO property_change (city_id)
    SELECT id FROM city WHERE country_code IN (SELECT country_code FROM old_rows);
  ELSE
    INSERT INTO property_change (city_id)
    SELECT id FROM city
    WHERE country_code IN (SELECT country_code FROM old_rows UNION ALL SELECT country_code FROM new_rows);
  END IF;
  IF FOUND THEN PERFORM pg_notify('property_change', ''); END IF;
  RETURN NULL;
END
$$;

-- One row a home and statement, however many rows the statement touched. PostgreSQL wants a trigger for each deed.
DO $$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT * FROM (VALUES
      ('property', 'tell_property_change'), ('season', 'tell_season_change'), ('property_space', 'tell_part_change'),
      ('space_media', 'tell_part_change'), ('property_info', 'tell_part_change'), ('stay_rule', 'tell_part_change'),
      ('property_discount', 'tell_part_change'), ('night_rate', 'tell_part_change'),
      ('night_claim', 'tell_part_change'), ('review_summary', 'tell_part_change')
    ) AS pair(table_name, function_name)
  LOOP
    EXECUTE format('CREATE TRIGGER tell_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.table_name, told.function_name);
    EXECUTE format('CREATE TRIGGER tell_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.table_name, told.function_name);
    EXECUTE format('CREATE TRIGGER tell_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.table_name, told.function_name);
  END LOOP;
END
$$;

-- Adds up again what the reviews of some homes say. A home without reviews of a provider has no row. The homes are
-- locked first, so that of two reviews written at once the later sum knows both.
CREATE FUNCTION sum_reviews(homes integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM property WHERE id = ANY (homes) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM review_summary
  WHERE property_id = ANY (homes)
    AND NOT EXISTS (
      SELECT FROM review
      WHERE review.property_id = review_summary.property_id AND review.provider = review_summary.provider
    );
  INSERT INTO review_summary
    (property_id, provider, average_rating, review_count, cleanliness, facilities, location, hospitality, value)
  SELECT property_id, provider, avg(rating), count(*), avg(cleanliness), avg(facilities), avg(location),
    avg(hospitality), avg(value)
  FROM review
  WHERE property_id = ANY (homes)
  GROUP BY property_id, provider
  ON CONFLICT (property_id, provider) DO UPDATE SET
    average_rating = excluded.average_rating,
    review_count = excluded.review_count,
    cleanliness = excluded.cleanliness,
    facilities = excluded.facilities,
    location = excluded.location,
    hospitality = excluded.hospitality,
    value = excluded.value;
$$;

CREATE FUNCTION sum_changed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM sum_reviews(array_agg(DISTINCT property_id)) FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM sum_reviews(array_agg(DISTINCT property_id)) FROM old_rows WHERE property_id IN (SELECT id FROM property);
  ELSE
    PERFORM sum_reviews(array_agg(DISTINCT property_id))
    FROM (SELECT property_id FROM old_rows UNION SELECT property_id FROM new_rows) AS touched;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER sum_insert AFTER INSERT ON review REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_reviews();
CREATE TRIGGER sum_update AFTER UPDATE ON review REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_reviews();
CREATE TRIGGER sum_delete AFTER DELETE ON review REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_reviews();
