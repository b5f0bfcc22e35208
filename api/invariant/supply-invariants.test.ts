import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { blockNights } from "#api/operator/block-nights.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { aFeed } from "#api/testing/calendars/a-feed.ts";
import { aFolder, aHomeRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { testImport } from "#api/testing/import/test-import.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { findViolations } from "./invariants.ts";

const operator = { by: "Huda", second: null, reason: "The host called." };
const day = (ahead: number) => addDays(todayInRiyadh(new Date()), ahead);
let client: Client;

/** A home of a host with a block, nights of another calendar and a stay of a guest that the other calendar has too. */
beforeAll(async () => {
  const { db } = await testApp();
  await installReferenceData(db);
  const files = aFolder(wholeHomes([aHomeRow({ externalId: "INV-1" })]));
  await testImport(db, files.folder);
  files.remove();
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT property_id AS id FROM listing WHERE external_id = 'INV-1'`,
  );
  const id = rows[0]?.id ?? 0;
  await blockNights(db, operator, {
    ...{ propertyIds: [id], from: day(5), to: day(7), note: null, whenFree: false },
  });
  await db.execute(sql`
    WITH stay AS (
      INSERT INTO stay_claim (property_id, nights, state) VALUES (${id}, daterange(${day(30)}::date, ${day(31)}::date), 'confirmed')
      RETURNING id, property_id)
    INSERT INTO night_claim (property_id, night, stay_claim_id, state) SELECT property_id, ${day(30)}::date, id, 'confirmed' FROM stay`);
  const feed = await aFeed(db, id);
  await feed.sends([
    { uid: "taken", from: day(10), to: day(12) },
    { uid: "twice", from: day(30), to: day(32) },
  ]);
  client = new Client({ connectionString: (await testDatabase()).migrationUrl });
  await client.connect();
});
afterEach(() => client.query("ROLLBACK"));
afterAll(() => client.end());

/** What the invariants of homes and calendars find after the owner of the tables has run a statement. */
async function foundAfter(statement: string, isProduction = false): Promise<string[]> {
  await client.query("BEGIN");
  await client.query(statement);
  const db = drizzle(client) as unknown as Parameters<typeof findViolations>[0];
  const found = await findViolations(db, 1, { isProduction });
  return found
    .filter(({ invariant }) => ["I21", "I22", "I28"].includes(invariant))
    .map(({ invariant, detail }) => `${invariant} ${detail}`);
}

test("a whole home with a block, a feed and a conflict violates nothing, in production either", async () => {
  expect(await foundAfter("SELECT 1", true)).toEqual([]);
});

const HOME = "(SELECT property_id FROM listing WHERE external_id = 'INV-1')";
const PHOTO = `(SELECT min(photo_id) FROM property_photo WHERE property_id = ${HOME})`;
const claim = (kind: string) => `(SELECT id FROM stay_claim WHERE kind = '${kind}')`;

test.each([
  [
    "a home that guests find while its listing is paused",
    "ALTER TABLE listing DISABLE TRIGGER follow_listing; UPDATE listing SET state = 'paused'",
    /^I21 is listed while its listing is paused/,
  ],
  [
    "a home that guests do not find although its listing is listed",
    `UPDATE property SET status = 'inactive' WHERE id = ${HOME}`,
    /^I21 is inactive while its listing is listed/,
  ],
  ["a home without a listing", "DELETE FROM listing", /^I21 is listed while its listing is missing/],
  [
    "a home with an expired licence",
    "UPDATE licence SET state = 'expired'",
    /^I21 is listed while its licence is expired/,
  ],
  [
    "a home without the licence that its country needs",
    `UPDATE property SET license_number = NULL WHERE id = ${HOME}`,
    /^I21 is listed without a licence/,
  ],
  ["a home whose licence nobody recorded", "DELETE FROM licence", /^I21 is listed without a licence/],
  [
    "a home with seven photographs",
    `DELETE FROM property_photo WHERE photo_id = ${PHOTO}`,
    /^I21 is listed with 7 photographs/,
  ],
  [
    "a photograph that waits and is shown",
    `UPDATE photo SET state = 'waiting' WHERE id = ${PHOTO}`,
    /^I21 (shows photo \d+, which is waiting|is listed with 7)/,
  ],
  [
    "a name that is blank in one language",
    `UPDATE property SET name_ar = ' ' WHERE id = ${HOME}`,
    /^I21 is listed without a name/,
  ],
  [
    "a block without one of its nights",
    `DELETE FROM night_claim WHERE stay_claim_id = ${claim("block")} AND night = '${day(5)}'`,
    /^I22 is a block without all/,
  ],
  [
    "a block on a night that a guest holds",
    `DELETE FROM night_claim WHERE stay_claim_id = ${claim("block")} AND night = '${day(6)}';
     WITH stay AS (INSERT INTO stay_claim (property_id, nights, state) SELECT ${HOME}, daterange('${day(6)}'::date, '${day(7)}'::date), 'held'
       RETURNING id, property_id)
     INSERT INTO night_claim (property_id, night, stay_claim_id, state, expires_at)
       SELECT property_id, '${day(6)}'::date, id, 'held', app_now() + interval '9 minutes' FROM stay`,
    /^I22 is a block on a night that the guest/,
  ],
  [
    "a block on nights that a guest pays for",
    `INSERT INTO stay_claim (property_id, nights, state) SELECT ${HOME}, daterange('${day(5)}'::date, '${day(6)}'::date), 'paying'`,
    /^I22 is a block on nights of the guest/,
  ],
  [
    "an event of a feed that closes nothing",
    "DELETE FROM feed_event_claim",
    /^I22 is (applied without a claim|an import without)/,
  ],
  [
    "nights of a feed without an event",
    `UPDATE feed_event SET state = 'ignored' WHERE state = 'applied'`,
    /^I22 is an import without an event/,
  ],
  ["a double booking without a task", "DELETE FROM task", /^I28 is a conflict without a task/],
])("%s is found", async (_, statement, violation) => {
  expect((await foundAfter(statement)).toSorted()).toEqual(expect.arrayContaining([expect.stringMatching(violation)]));
});

test("in production a home that shows drawn pictures is found", async () => {
  const drawn = `DELETE FROM property_photo WHERE property_id = ${HOME}; UPDATE property SET picture_source = 'drawn'`;
  expect(await foundAfter(drawn)).toEqual([]);
  await client.query("ROLLBACK");
  expect(await foundAfter(drawn, true)).toEqual(["I21 shows drawn pictures"]);
});
