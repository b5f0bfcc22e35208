import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockListings } from "#api/listing/move-listing.ts";
import { publishListings } from "#api/listing/publish-listing.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { updateDatabase } from "#api/reference/update-database.ts";
import { bodyOfProperty } from "#api/testing/import/body-of-property.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { seedIfEmpty } from "./seed-if-empty.ts";

let client: Client;
let db: Db;
beforeAll(async () => {
  const { migrationUrl } = await testDatabase();
  await updateDatabase(migrationUrl);
  await seedIfEmpty(migrationUrl, { properties: 300 });
  client = new Client({ connectionString: migrationUrl });
  await client.connect();
  db = openDatabase(await testSettings());
});
afterAll(async () => {
  await client.end();
  await db.$client.end();
});

const PARTS = ["property", "property_space", "property_info", "space_media", "stay_rule", "night_rate"];

/** Every row of every part of the homes, as one text for each table. */
async function allRows(): Promise<unknown[]> {
  const texts: unknown[] = [];
  for (const table of PARTS) {
    const { rows } = await client.query(`SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) FROM ${table} t`);
    texts.push(rows[0]);
  }
  return texts;
}

async function countOf(query: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(query);
  return rows[0]?.value;
}

test("every seeded home has a listing of its host", async () => {
  expect(
    await countOf(`
      SELECT count(*)::int AS value FROM property p JOIN listing l ON l.property_id = p.id AND l.host_id = p.host_id
      WHERE (p.status = 'listed') = (l.state = 'listed')`),
  ).toBe(301);
  expect(await countOf("SELECT count(*)::int AS value FROM listing")).toBe(301);
});

test("a seeded home that is published from its document changes in no row, and search reads none again", async () => {
  const before = await allRows();
  const changes = await countOf("SELECT count(*)::int AS value FROM property_change");
  const { rows } = await client.query<{ id: string }>("SELECT id FROM listing WHERE state = 'listed'");

  await inTransaction(db, async (tx) => {
    const listings = await lockListings(
      tx,
      rows.map(({ id }) => id),
    );
    const published = [];
    for (const { id, propertyId, hostId, state } of listings) {
      published.push({ id, propertyId, hostId, state, body: await bodyOfProperty(tx, propertyId as number) });
    }
    await publishListings(tx, published);
  });

  expect(await allRows()).toEqual(before);
  expect(await countOf("SELECT count(*)::int AS value FROM property_change")).toBe(changes);
});
