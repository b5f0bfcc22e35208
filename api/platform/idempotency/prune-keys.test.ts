import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { pruneKeys } from "./prune-keys.ts";

let db: Db;
beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

test("a key and its answer, which contains the guest, are deleted after a day and not before", async () => {
  await db.execute(sql`
    INSERT INTO idempotency_key (caller, route, key, body_hash, status, answer, created_at)
    SELECT 'holder:x', 'PATCH /guest', key, 'x', 200, '{}', app_now() - make_interval(hours => age)
    FROM (VALUES ('old-key-1', 24), ('young-key', 23)) AS given (key, age)`);
  await runBatches(db, "prune-keys", pruneKeys);

  const { rows } = await db.execute(sql`SELECT key FROM idempotency_key`);
  expect(rows).toEqual([{ key: "young-key" }]);
});
