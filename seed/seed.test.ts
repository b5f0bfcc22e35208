import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateDatabase } from "#api/reference/update-database.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { currencies } from "#domain/money/currency.ts";
import { seedIfEmpty } from "./seed-if-empty.ts";
import { UNLISTED_PROPERTY_ID } from "./unlisted-property.ts";

let client: Client;
let outcomes: boolean[];

beforeAll(async () => {
  const { migrationUrl } = await testDatabase();
  await updateDatabase(migrationUrl);
  client = new Client({ connectionString: migrationUrl });
  await client.connect();
  const seeding = () => seedIfEmpty(migrationUrl, { properties: 300 });
  outcomes = await Promise.all([seeding(), seeding(), seeding()]);
});
afterAll(() => client.end());

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  return (await client.query(sql)).rows;
}

test("of three processes that start at once, one seeds the catalogue", () => {
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

test("as many homes are listed as requested, in all fourteen cities, the most in Riyadh", async () => {
  const cities = await rowsOf(
    `SELECT city.id, count(property.id)::int AS properties FROM city LEFT JOIN property ON city_id = city.id AND status = 'listed'
     GROUP BY city.id ORDER BY properties DESC`,
  );

  expect(cities).toHaveLength(14);
  expect(cities[0]?.id).toBe(5);
  expect(cities.filter(({ properties }) => properties === 0)).toEqual([]);
  expect(cities.reduce((sum, { properties }) => sum + Number(properties), 0)).toBe(300);
});

test("one home is no longer listed, so that its page can be seen", async () => {
  const gone = await rowsOf("SELECT id FROM property WHERE status = 'inactive'");

  expect(gone).toEqual([{ id: UNLISTED_PROPERTY_ID }]);
});

test("each booked night belongs to one confirmed stay, and the stays' nights are all there", async () => {
  const [counts] = await rowsOf(
    `SELECT (SELECT count(*) FROM night_claim)::int AS nights,
       (SELECT sum(upper(nights) - lower(nights)) FROM stay_claim)::int AS "ofStays",
       (SELECT count(*) FROM night_claim JOIN stay_claim ON stay_claim.id = stay_claim_id AND night <@ nights)::int AS inside`,
  );

  expect(counts?.nights).toBeGreaterThan(5000);
  expect(counts).toEqual({ nights: counts?.nights, ofStays: counts?.nights, inside: counts?.nights });
});

test("all foreign keys and exclusions are back after the rows were inserted without them", async () => {
  const checks = await rowsOf(
    `SELECT contype, count(*)::int AS count FROM pg_constraint
     WHERE conrelid = ANY (ARRAY['night_claim', 'stay_claim', 'review', 'property_space']::regclass[])
       AND contype IN ('f', 'x') AND convalidated GROUP BY contype ORDER BY contype`,
  );

  expect(checks).toEqual([
    { contype: "f", count: 4 },
    { contype: "x", count: 1 },
  ]);
});

test("a home's score is the mean of its reviews", async () => {
  const summed = "SELECT property_id, provider, round(avg(rating), 1), count(*) FROM review GROUP BY 1, 2";
  const stored = "SELECT property_id, provider, average_rating, review_count FROM review_summary";
  const wrong = await rowsOf(`(${summed} EXCEPT ${stored}) UNION ALL (${stored} EXCEPT ${summed})`);

  expect(wrong).toEqual([]);
});

test("the change feed names each city once, not every row", async () => {
  const changes = await rowsOf("SELECT property_id, city_id FROM property_change ORDER BY id LIMIT 20");

  expect(changes).toEqual(Array.from({ length: 14 }, (_, index) => ({ property_id: null, city_id: index + 1 })));
});

test("every home has a host, and what editors show has homes and both languages", async () => {
  const [counts] = await rowsOf(
    `SELECT (SELECT count(*) FROM property WHERE host_id IS NULL)::int AS alone,
       (SELECT count(*) FROM carousel WHERE id NOT IN (SELECT carousel_id FROM carousel_property))::int AS bare,
       (SELECT count(DISTINCT page) FROM carousel)::int AS pages,
       (SELECT count(*) FROM campaign WHERE starts_at <= app_now() AND app_now() < ends_at)::int AS running,
       (SELECT count(*) FROM banner_item WHERE content->'ar'->>'title' = content->'en'->>'title')::int AS untranslated`,
  );

  expect(counts).toEqual({ alone: 0, bare: 0, pages: 2, running: 8, untranslated: 0 });
});

test("every home has an exact address, with a postal code where its country has them", async () => {
  const [counts] = await rowsOf(
    `SELECT count(*) FILTER (WHERE street_en = '' OR street_ar = '' OR building IS NULL)::int AS nowhere,
       count(*) FILTER (WHERE (postal_code IS NULL) <> (city_id IN (13, 14)))::int AS wrong
     FROM property WHERE status = 'listed'`,
  );

  expect(counts).toEqual({ nowhere: 0, wrong: 0 });
});

test("every city, area and kind of home has its label", async () => {
  const nameless = await rowsOf(
    `SELECT 'city' AS what, id FROM city WHERE id NOT IN (SELECT id FROM lookup WHERE lookup_type_id = 2)
     UNION ALL SELECT 'area', id FROM area WHERE id NOT IN (SELECT id FROM lookup WHERE lookup_type_id = 3)
     UNION ALL SELECT 'type', id FROM property WHERE property_type_id NOT IN (SELECT id FROM lookup WHERE lookup_type_id = 7)`,
  );

  expect(nameless).toEqual([]);
});

test("every kind of lookup has labels, and every group that labels name exists", async () => {
  const types = await rowsOf("SELECT DISTINCT lookup_type_id AS type FROM lookup ORDER BY type");
  const lost = await rowsOf(
    `SELECT child.value_en FROM lookup AS child
     JOIN (VALUES (2, 1), (5, 11), (13, 14)) AS pair(type, parent_type) ON child.lookup_type_id = pair.type
     LEFT JOIN lookup AS parent ON parent.lookup_type_id = pair.parent_type AND parent.id = child.group_id
     WHERE parent.id IS NULL`,
  );

  expect(types.map(({ type }) => type)).toEqual(Object.values(lookupTypes));
  expect(lost).toEqual([]);
});

test("all nine currencies have a rate, and Saudi Arabia is the first of the countries", async () => {
  const rates = await rowsOf("SELECT code FROM currency_rate ORDER BY rank");
  const [first] = await rowsOf("SELECT code, dial_code FROM country ORDER BY rank LIMIT 1");

  expect(rates.map(({ code }) => code)).toEqual([...currencies]);
  expect(first).toEqual({ code: "SA", dial_code: "+966" });
});

test("a home that an owner adds later does not take a seeded home's number", async () => {
  const [{ id } = {}] = await rowsOf(
    `INSERT INTO property (status, name_en, name_ar, property_type_id, city_id, area_id, latitude, longitude, bed_room_count,
       bath_room_count, size, capacity, rank, check_in_from, check_out_to, weekday_price, weekend_price)
     SELECT 'inactive', 'New Chalet', 'شاليه جديد', property_type_id, city_id, area_id, latitude, longitude, bed_room_count,
       bath_room_count, size, capacity, rank, check_in_from, check_out_to, weekday_price, weekend_price
     FROM property WHERE id = 1 RETURNING id`,
  );
  await client.query("DELETE FROM property WHERE id = $1", [id]);

  expect(id).toBe(1_000_001);
});

test("every code of a campaign is a coupon for the same days and the same brand", async () => {
  const codes = await rowsOf(
    `SELECT b.voucher_code AS code, c.starts_at = k.starts_at AND c.ends_at = k.ends_at AND c.brand = k.brand AS "isSame"
     FROM banner_item b JOIN campaign c ON c.id = b.campaign_id LEFT JOIN coupon k ON k.code = b.voucher_code
     WHERE b.voucher_code IS NOT NULL ORDER BY code`,
  );

  expect(codes.length).toBeGreaterThan(2);
  expect(codes.filter(({ isSame }) => !isSame)).toEqual([]);
});
