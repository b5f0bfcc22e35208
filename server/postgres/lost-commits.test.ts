import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#api/app.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTcpProxy } from "#api/testing/servers/tcp-proxy.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { moveDatabaseClock } from "#server/testing/test-clock.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";
import { throwawayFolder } from "./throwaway-folder.ts";

const { folder, remove } = throwawayFolder("lost-commits-");
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
const env = { APP_ENV: "test", LOG_LEVEL: "silent" };
let server: RunningPostgres;
let db: Db;

beforeAll(async () => {
  server = await startPostgres({ dir: join(folder, "postgres"), purpose: "durable" });
  await migrate(server.migrationUrl);
  await moveDatabaseClock(server.migrationUrl);
  db = openDatabase(readSettings({ ...env, DATABASE_URL: server.url }));
});
afterAll(async () => {
  await db.$client.end();
  await server.stop("immediate");
  remove();
});

/** More transactions than the jobs of a process begin in a test. */
const MANY = 5_000;
const beginTransactions = () =>
  db.execute(sql.raw(`DO $$ BEGIN FOR n IN 1..${MANY} LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$`));

/** A copy of the stopped server, as it is now. */
async function copyServer(): Promise<void> {
  await server.stop();
  execFileSync("cp", ["-a", join(server.dir, "data"), join(server.dir, "copy")]);
  await server.restart();
}

/** Ends the server and starts its copy at the same address. A promoted copy begins another timeline. */
async function failOver(isPromoted: boolean): Promise<void> {
  const [data, copy] = [join(server.dir, "data"), join(server.dir, "copy")];
  await server.stop("immediate");
  rmSync(data, { recursive: true });
  renameSync(copy, data);
  if (isPromoted) {
    writeFileSync(join(data, "recovery.signal"), "");
    chmodSync(join(data, "recovery.signal"), 0o666);
    appendFileSync(join(data, "postgresql.auto.conf"), "restore_command = 'false'\n");
  }
  await server.restart();
  await expect.poll(isRecovering, { timeout: 20_000 }).toBe(false);
}

async function isRecovering(): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ recovering: boolean }>(sql`SELECT pg_is_in_recovery() AS recovering`);
  return rows[0]?.recovering;
}

test.each([
  ["whose transaction ids are lower", { isPromoted: false, catchesUp: false }],
  ["that was promoted and has caught up with the transaction ids", { isPromoted: true, catchesUp: true }],
])("after a failover that lost bookings, to a server %s, search shows their nights again", async (_, copy) => {
  const property = await aProperty(db);
  const proxy = await aTcpProxy(new URL(server.url));
  const own = openDatabase(readSettings({ ...env, DATABASE_URL: proxy.url }));
  const app = await buildApp(readSettings({ ...env, DATABASE_URL: proxy.url }), { db: own });
  const found = async () => {
    const payload = { searchCriteria: [{ lookupTypeId: 2, lookupId: [property.cityId] }], ...stay };
    const answer = await app.inject({ method: "POST", url: "/api/accommodation/property/search", payload });
    return answer.json().properties.some(({ id }: { id: number }) => id === property.id);
  };
  try {
    await copyServer();
    await expect.poll(found, { timeout: 20_000 }).toBe(true);
    await aClaim(db, property.id, stay);
    await beginTransactions();
    await expect.poll(found, { timeout: 20_000 }).toBe(false);

    proxy.disconnect();
    await failOver(copy.isPromoted);
    if (copy.catchesUp) for (let n = 0; n < 2; n++) await beginTransactions();
    proxy.restore();

    await expect.poll(found, { timeout: 20_000 }).toBe(true);
  } finally {
    await app.close();
    await own.$client.end();
  }
});
