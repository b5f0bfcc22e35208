import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { installReferenceData, keepSeasons } from "./install-reference-data.ts";

let db: Db;
beforeAll(async () => {
  db = openDatabase(await testSettings());
});
beforeEach(async () => {
  for (const table of [
    "reference_row",
    "season",
    "area",
    "city",
    "lookup",
    "country",
    "currency_rate",
    "review_category",
  ])
    await db.execute(sql`DELETE FROM ${sql.identifier(table)}`);
  await installReferenceData(db);
});
afterAll(() => db.$client.end());

async function readValue(query: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await db.execute<{ value: unknown }>(query);
  return rows[0]?.value;
}
const seasonCount = () => readValue(sql`SELECT count(*)::int AS value FROM season`);

test("an empty database gets currencies, countries, labels, places, seasons and categories of reviews", async () => {
  const { rows } = await db.execute<{ name: string; rows: number }>(sql`
    SELECT 'currency_rate' AS name, count(*)::int AS rows FROM currency_rate
    UNION ALL SELECT 'country', count(*)::int FROM country UNION ALL SELECT 'city', count(*)::int FROM city
    UNION ALL SELECT 'area', count(*)::int FROM area UNION ALL SELECT 'review_category', count(*)::int FROM review_category`);
  const counts = Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));

  expect(counts).toMatchObject({ city: 14, review_category: 5 });
  expect(counts.country).toBeGreaterThan(200);
  expect(counts.area).toBeGreaterThan(80);
  expect(await seasonCount()).toBeGreaterThan(60);
  expect(await readValue(sql`SELECT value_ar AS value FROM lookup WHERE lookup_type_id = 2 AND id = 5`)).toBe("الرياض");
});

test("a second installation writes nothing", async () => {
  expect(await installReferenceData(db)).toBe(0);
});

test("what an operator changed, moved or deleted stays so", async () => {
  await db.execute(sql`UPDATE currency_rate SET rate = 0.0815 WHERE code = 'KWD'`);
  await db.execute(sql`DELETE FROM lookup WHERE lookup_type_id = 3 AND id = 101`);
  const eid = await readValue(sql`
    UPDATE season SET from_day = from_day + 1, to_day = to_day + 1
    WHERE id = (SELECT min(id) FROM season WHERE kind = 'eid' AND country_code = 'SA') RETURNING from_day::text AS value`);
  const before = await seasonCount();

  expect(await installReferenceData(db)).toBe(0);
  expect(await readValue(sql`SELECT rate::float8 AS value FROM currency_rate WHERE code = 'KWD'`)).toBe(0.0815);
  expect(await readValue(sql`SELECT count(*)::int AS value FROM lookup WHERE lookup_type_id = 3 AND id = 101`)).toBe(0);
  expect(await seasonCount()).toBe(before);
  expect(await readValue(sql`SELECT count(*)::int AS value FROM season WHERE from_day = ${eid}::date`)).toBeGreaterThan(
    0,
  );
});

test("a row that a release before installed is corrected, unless somebody changed it since", async () => {
  for (const id of [5, 6]) {
    await db.execute(sql`UPDATE lookup SET value_en = 'Old name' WHERE lookup_type_id = 2 AND id = ${id}`);
    await db.execute(sql`
      UPDATE reference_row SET body = body || '{"value_en": "Old name"}'
      WHERE table_name = 'lookup' AND row_key = ${`2:${id}`}`);
  }
  await db.execute(sql`UPDATE lookup SET value_en = 'Of an operator' WHERE lookup_type_id = 2 AND id = 6`);

  expect(await installReferenceData(db)).toBe(1);
  expect(await readValue(sql`SELECT value_en AS value FROM lookup WHERE lookup_type_id = 2 AND id = 5`)).toBe("Riyadh");
  expect(await readValue(sql`SELECT value_en AS value FROM lookup WHERE lookup_type_id = 2 AND id = 6`)).toBe(
    "Of an operator",
  );
});

test("a column that a release installs for the first time reaches rows that nobody changed", async () => {
  await db.execute(sql`UPDATE city SET latitude = NULL`);
  await db.execute(sql`UPDATE reference_row SET body = body - 'latitude' WHERE table_name = 'city'`);

  expect(await installReferenceData(db)).toBe(14);
  expect(await readValue(sql`SELECT count(*)::int AS value FROM city WHERE latitude IS NULL`)).toBe(0);
});

test("rows that were there before anything was installed are taken over where they are ours", async () => {
  await db.execute(sql`UPDATE currency_rate SET rate = 0.99 WHERE code = 'AED'`);
  await db.execute(sql`DELETE FROM reference_row`);

  expect(await installReferenceData(db)).toBe(0);
  expect(await readValue(sql`SELECT count(*)::int AS value FROM reference_row WHERE row_key IN ('SA', 'AED')`)).toBe(1);
  expect(await readValue(sql`SELECT rate::float8 AS value FROM currency_rate WHERE code = 'AED'`)).toBe(0.99);
});

test("the seasons that come within two years are added by the job", async () => {
  const all = await seasonCount();
  await db.execute(
    sql`DELETE FROM reference_row WHERE table_name = 'season' AND body->>'from_day' > app_today()::text`,
  );
  await db.execute(sql`DELETE FROM season WHERE from_day > app_today()`);
  expect(await seasonCount()).toBeLessThan(all as number);

  await keepSeasons(db);

  expect(await seasonCount()).toBe(all);
});
