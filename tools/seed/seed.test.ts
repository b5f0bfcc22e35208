import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#api/testing/test-database.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { currencies } from "#domain/money/currency.ts";
import { seedIfEmpty } from "./seed-if-empty.ts";

let client: Client;
let outcomes: boolean[];

beforeAll(async () => {
  const { url } = await testDatabase();
  client = new Client({ connectionString: url });
  await client.connect();
  outcomes = await Promise.all([seedIfEmpty(url), seedIfEmpty(url), seedIfEmpty(url)]);
});
afterAll(() => client.end());

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  return (await client.query(sql)).rows;
}

test("of three processes that start at once, one lays in the catalogue", () => {
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

test("sixty homes are listed, in all fourteen cities, the most in Riyadh", async () => {
  const cities = await rowsOf(
    `SELECT city.id, count(property.id)::int AS homes FROM city LEFT JOIN property ON city_id = city.id AND status = 'listed'
     GROUP BY city.id ORDER BY homes DESC`,
  );

  expect(cities).toHaveLength(14);
  expect(cities[0]).toEqual({ id: 5, homes: 14 });
  expect(cities.filter(({ homes }) => homes === 0)).toEqual([]);
  expect(await rowsOf("SELECT count(*)::int AS homes FROM property")).toEqual([{ homes: 60 }]);
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
