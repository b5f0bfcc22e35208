import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseHolds } from "#api/item/chalet/nights/release-holds.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { pruneChanges } from "#api/search/feed/prune-changes.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import type { Batch } from "./job.ts";
import { runBatches } from "./run-job.ts";

let db: Db;
let other: Db;

beforeAll(async () => {
  const settings = await testSettings();
  [db, other] = [openDatabase(settings), openDatabase(settings)];
});
afterAll(() => Promise.all([db.$client.end(), other.$client.end()]));

const stay = { checkIn: "2027-01-07", checkOut: "2027-01-09" };
const ago = (ms: number) => new Date(Date.now() - ms);

async function count(question: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(question);
  return Number(rows[0]?.count);
}

test("of two processes only one runs a job, and it continues until no work is waiting", async () => {
  let [rounds, atOnce, maxConcurrent] = [0, 0, 0];
  const batch: Batch = async (tx) => {
    maxConcurrent = Math.max(maxConcurrent, ++atOnce);
    await tx.execute(sql`SELECT pg_sleep(0.02)`);
    atOnce -= 1;
    return ++rounds < 5;
  };
  await Promise.all([db, other, other].map((each) => runBatches(each, "count", batch)));

  expect([rounds, maxConcurrent]).toEqual([5, 1]);
});

test("a batch that fails is rolled back and its lock is released", async () => {
  const failing: Batch = async (tx) => {
    await aProperty(tx, { id: 900_001 });
    throw new Error("no");
  };
  await expect(runBatches(db, "fail", failing)).rejects.toThrow("no");
  let ran = false;
  await runBatches(other, "fail", async () => {
    ran = true;
    return false;
  });

  expect([ran, await count(sql`SELECT count(*) FROM property WHERE id = 900001`)]).toEqual([true, 0]);
});

const changesOf = (propertyId: number) =>
  count(sql`SELECT count(*) FROM property_change WHERE property_id = ${propertyId}`);
const passTime = () => db.execute(sql`UPDATE property_change_reach SET marked_at = marked_at - interval '20 minutes'`);

/** Transactions of other databases on the same server delay the marks, so it may take a few runs. */
test("old changes are deleted, and young ones are not", async () => {
  // The first mark is from the migration, which was long ago in a long run.
  await db.execute(sql`UPDATE property_change_reach SET marked_at = app_now()`);
  const old = await aProperty(db);
  await runBatches(db, "prune-changes", (tx) => pruneChanges(tx, 900));
  expect(await changesOf(old.id)).toBe(1);

  const run = async () => {
    await passTime();
    await runBatches(db, "prune-changes", (tx) => pruneChanges(tx, 900));
    return changesOf(old.id);
  };
  expect(await run(), "the first run only marks what to delete").toBe(1);
  await expect.poll(run).toBe(0);
  const young = await aProperty(db);
  await runBatches(db, "prune-changes", (tx) => pruneChanges(tx, 900));
  expect(await changesOf(young.id)).toBe(1);
});

test("the changes of a transaction that was open for longer than the retention time are not deleted when it commits", async () => {
  const property = await aProperty(db);
  const client = await db.$client.connect();
  await client.query("BEGIN");
  await client.query("UPDATE property SET rank = 77 WHERE id = $1", [property.id]);
  for (let pass = 0; pass < 3; pass++) await runBatches(other, "prune-changes", (tx) => pruneChanges(tx, 0));
  const { rows } = await client.query("SELECT pg_current_xact_id()::text AS id");
  await client.query("COMMIT");
  client.release();
  await runBatches(other, "prune-changes", (tx) => pruneChanges(tx, 900));

  expect(await count(sql`SELECT count(*) FROM property_change WHERE transaction_id = ${rows[0].id}::xid8`)).toBe(1);
});

test("a restored backup, whose transaction ids start again, is pruned, too, and loses no new change", async () => {
  await db.execute(sql`INSERT INTO property_change (city_id, transaction_id) VALUES (5, '900000000000')`);
  await db.execute(sql`UPDATE property_change_reach SET pruned = '800000000000', next = '900000000000'`);
  await runBatches(db, "prune-changes", (tx) => pruneChanges(tx, 900));

  const { rows } = await db.execute(
    sql`SELECT pruned::text, next <= pg_current_xact_id() AS sane FROM property_change_reach`,
  );
  expect(rows).toEqual([{ pruned: "0", sane: true }]);
  expect(await count(sql`SELECT count(*) FROM property_change WHERE transaction_id > '800000000000'`)).toBe(0);
});

test("expired holds are deleted; live ones, payments and bookings stay", async () => {
  const property = async () => (await aProperty(db)).id;
  const [over, live, paying, booked] = [await property(), await property(), await property(), await property()];
  await aClaim(db, over, { ...stay, state: "held", expiresAt: ago(1_000) });
  await aClaim(db, live, { ...stay, state: "held" });
  await aClaim(db, paying, { ...stay, state: "paying" });
  await aClaim(db, booked, { ...stay, state: "confirmed" });
  await runBatches(db, "release-holds", releaseHolds);

  const { rows } = await db.execute<{ property_id: number; state: string; nights: string }>(sql`
    SELECT s.property_id, s.state, count(n.night)::text AS nights
    FROM stay_claim s LEFT JOIN night_claim n ON n.stay_claim_id = s.id GROUP BY s.id ORDER BY s.id`);
  expect(rows).toEqual([
    { property_id: over, state: "released", nights: "0" },
    { property_id: live, state: "held", nights: "2" },
    { property_id: paying, state: "paying", nights: "2" },
    { property_id: booked, state: "confirmed", nights: "2" },
  ]);
});

test("a hold that is being extended is not deleted", async () => {
  const property = await aProperty(db);
  const id = await aClaim(db, property.id, { ...stay, state: "held", expiresAt: ago(1_000) });
  const client = await other.$client.connect();
  await client.query("BEGIN");
  await client.query("SELECT FROM stay_claim WHERE id = $1 FOR UPDATE", [id]);
  await client.query("UPDATE night_claim SET expires_at = app_now() + interval '5 minutes' WHERE stay_claim_id = $1", [
    id,
  ]);
  await runBatches(db, "release-holds", releaseHolds);
  await client.query("COMMIT");
  client.release();
  await runBatches(db, "release-holds", releaseHolds);

  expect(await count(sql`SELECT count(*) FROM night_claim WHERE stay_claim_id = ${id}`)).toBe(2);
});
