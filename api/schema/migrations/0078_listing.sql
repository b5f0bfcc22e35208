-- Where cities and areas are: their middles, and how many kilometres from there their homes may be.
ALTER TABLE city
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD COLUMN reach_km smallint NOT NULL DEFAULT 40 CHECK (reach_km > 0);
ALTER TABLE area
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD COLUMN reach_km smallint NOT NULL DEFAULT 15 CHECK (reach_km > 0);
UPDATE city SET latitude = middle.latitude, longitude = middle.longitude FROM (VALUES
  (1, 21.5433, 39.1728), (2, 26.4207, 50.0888), (3, 26.2172, 50.1971), (4, 21.2703, 40.4158), (5, 24.7136, 46.6753),
  (6, 18.2164, 42.5053), (7, 26.6085, 37.9232), (8, 25.3833, 49.5861), (9, 26.326, 43.975), (10, 24.4686, 39.6142),
  (11, 28.6667, 48.3833), (12, 26.2285, 50.586), (13, 25.2048, 55.2708), (14, 25.7895, 55.9432)
) AS middle (id, latitude, longitude) WHERE city.id = middle.id;
-- Some of their areas are far out.
UPDATE city SET reach_km = reach.km FROM (VALUES (1, 59), (5, 53), (11, 42), (13, 43), (14, 43)) AS reach (id, km)
WHERE city.id = reach.id;
UPDATE area SET latitude = middle.latitude, longitude = middle.longitude FROM (VALUES
  (101, 21.7716, 39.1047), (102, 21.7098, 39.1279), (103, 21.6046, 39.1142), (104, 21.7571, 39.1962),
  (105, 21.6842, 39.1337), (106, 21.9324, 39.1073), (107, 21.8051, 39.1296), (108, 21.6861, 39.1114),
  (201, 26.4703, 50.1171), (202, 26.3757, 50.0105), (203, 26.3892, 50.0643), (204, 26.4042, 50.0117),
  (205, 26.3663, 50.0397), (301, 26.1612, 50.0386), (302, 26.1873, 50.1794), (303, 26.2861, 50.2187),
  (304, 26.3568, 50.1986), (305, 26.2291, 50.1889), (401, 21.3664, 40.2838), (402, 21.0751, 40.3142),
  (403, 21.2368, 40.4197), (404, 21.2893, 40.4006), (501, 24.8794, 46.8371), (502, 24.7936, 46.4324),
  (503, 24.9763, 46.5872), (504, 24.8993, 46.6127), (505, 24.9481, 46.7418), (506, 24.8316, 46.7706),
  (507, 24.8672, 46.5784), (508, 24.4927, 46.6089), (509, 24.5871, 46.5463), (510, 24.8226, 46.6451),
  (511, 24.8455, 46.6769), (512, 24.8103, 46.5989), (513, 24.6271, 46.5522), (514, 24.4012, 46.8196),
  (515, 24.9037, 46.8688), (516, 24.6668, 46.5041), (517, 24.9169, 46.5336), (601, 18.2692, 42.3718),
  (602, 18.2354, 42.4985), (603, 18.2537, 42.6069), (604, 18.2302, 42.4817), (605, 18.3707, 42.4094),
  (701, 26.6929, 37.9341), (702, 26.6258, 37.9147), (703, 26.5596, 37.9664), (704, 26.5718, 37.9538),
  (705, 26.6237, 37.9162), (801, 25.4107, 49.6903), (802, 25.3862, 49.7246), (803, 25.4072, 49.5903),
  (804, 25.3642, 49.5874), (805, 25.3731, 49.7192), (806, 25.3604, 49.7277), (901, 26.3093, 43.8297),
  (902, 26.3508, 43.9473), (903, 26.2788, 43.9241), (904, 26.4237, 43.8952), (1001, 24.5236, 39.5692),
  (1002, 24.3978, 39.6163), (1003, 24.4403, 39.5298), (1004, 24.5179, 39.7253), (1005, 24.4382, 39.6158),
  (1101, 28.6583, 48.3722), (1102, 28.7896, 48.2853), (1103, 28.7214, 48.3678), (1104, 28.5724, 48.3862),
  (1105, 28.8887, 48.2749), (1201, 26.2371, 50.5352), (1202, 26.2474, 50.5687), (1203, 26.2908, 50.6643),
  (1204, 26.2159, 50.6071), (1205, 26.2168, 50.4493), (1301, 25.1186, 55.1371), (1302, 25.2338, 55.4706),
  (1303, 25.1527, 55.3314), (1304, 25.1068, 55.2007), (1305, 25.2053, 55.2436), (1306, 25.1676, 55.5424),
  (1401, 25.6917, 55.7829), (1402, 25.9426, 56.1561), (1403, 25.6231, 56.0107), (1404, 25.8783, 56.0254),
  (1405, 25.6709, 55.7438), (1406, 25.6838, 55.9537)
) AS middle (id, latitude, longitude) WHERE area.id = middle.id;

-- How an operator's files name a host.
ALTER TABLE host ADD COLUMN external_id text UNIQUE CHECK (external_id <> '');

-- What a host offers: a document while it is written, rows of `property` and its parts once it is published. An empty body
-- is that of a home whose rows were written without one, such as the seeded catalogue; they say the same.
CREATE TABLE listing (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  host_id integer REFERENCES host,
  -- Checked at the end of a transaction, because a home is inserted after its listing names it.
  property_id integer UNIQUE REFERENCES property ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  state text NOT NULL CHECK (state IN ('draft', 'submitted', 'changes', 'listed', 'paused', 'suspended', 'closed')),
  body jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(body) = 'object'),
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  step text,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  -- Why it is not listed: [{"code", "field", "en", "ar"}].
  reasons jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(reasons) = 'array'),
  -- How an operator's files name the home, from which catalogue it came, and a hash of what was read there.
  external_id text UNIQUE CHECK (external_id <> ''),
  catalogue text CHECK (catalogue <> ''),
  source_hash bytea,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (state NOT IN ('listed', 'paused', 'suspended') OR property_id IS NOT NULL),
  CHECK ((external_id IS NULL) = (catalogue IS NULL))
);
CREATE INDEX listing_host ON listing (host_id);
CREATE INDEX listing_catalogue ON listing (catalogue) WHERE catalogue IS NOT NULL;

-- Every move of a listing; rows are only added.
CREATE TABLE listing_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listing ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT app_now(),
  move text NOT NULL,
  from_state text,
  to_state text NOT NULL,
  actor text NOT NULL CHECK (actor <> ''),
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX listing_event_listing ON listing_event (listing_id, id);

-- The permit of a home, and what the register of its country answered last.
CREATE TABLE licence (
  listing_id uuid PRIMARY KEY REFERENCES listing ON DELETE CASCADE,
  country_code text NOT NULL,
  number text NOT NULL CHECK (number <> ''),
  holder_hash text,
  state text NOT NULL
    CHECK (state IN ('unchecked', 'valid', 'expiring', 'expired', 'suspended', 'not-found', 'unknown', 'not-needed')),
  valid_until date,
  checked_at timestamptz,
  answer jsonb,
  UNIQUE (country_code, number)
);

-- Homes of the catalogue, and of a release that knows no listings, get one with their row.
CREATE FUNCTION add_missing_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing (host_id, property_id, state)
  SELECT host_id, id, CASE status WHEN 'listed' THEN 'listed' ELSE 'paused' END FROM new_rows
  ON CONFLICT (property_id) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER add_missing_listing AFTER INSERT ON property REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION add_missing_listing();

INSERT INTO listing (host_id, property_id, state)
SELECT host_id, id, CASE status WHEN 'listed' THEN 'listed' ELSE 'paused' END FROM property;

-- Guests find a home exactly while its listing is listed.
CREATE FUNCTION follow_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE property p SET status = CASE l.state WHEN 'listed' THEN 'listed' ELSE 'inactive' END
  FROM new_rows l
  WHERE p.id = l.property_id AND p.status <> CASE l.state WHEN 'listed' THEN 'listed' ELSE 'inactive' END;
  RETURN NULL;
END
$$;
CREATE TRIGGER follow_listing AFTER UPDATE ON listing REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_listing();
