-- How many guests can sleep in a home. `capacity` counts day visitors too, so a search for a night compares with this. NULL:
-- nobody has said, then as many as the capacity. The release before writes only the capacity, which may fall below it, so
-- every reader takes the smaller of the two.
ALTER TABLE property ADD COLUMN sleeps smallint CHECK (sleeps > 0);

UPDATE property p SET sleeps = known.sleeps
FROM (
  SELECT s.property_id, sum(bed.sleeps) AS sleeps
  FROM property_space s
  LEFT JOIN (VALUES ('King bed', 2), ('Queen bed', 2), ('One double bed', 2), ('Two single beds', 2),
    ('Three single beds', 3), ('Bunk beds', 2), ('Tent with a king bed', 2), ('Tent with two single beds', 2),
    ('Tent with floor mattresses', 4)) bed (text, sleeps) ON bed.text = s.detail_en
  WHERE s.space_category_id = 1
  GROUP BY s.property_id
  HAVING bool_and(bed.sleeps IS NOT NULL)
) known
WHERE known.property_id = p.id;
