import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { updateDatabase } from "#api/reference/update-database.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import type { CleanupStack } from "#server/start/cleanup-stack.ts";
import { listedProperties } from "#tools/reliability/environment/listed-properties.ts";
import { type ProductClock, stopClock } from "./product-clock.ts";

/** Each walk books another property. */
const PROPERTIES = 400;
/** The sandbox approves a pending payment after 30 seconds; until then a guest can answer their bank. */
export const SANDBOX_SCALE = 0.05;
const CHEAP_HASH = { memory: 8, passes: 1, parallelism: 1 };

export type GoldenEnvironment = {
  app: FastifyInstance;
  clock: ProductClock;
  sandbox: TestSandbox;
  properties: readonly number[];
};

/** The API in this process, with a seeded database, a stopped clock and the sandbox. Its jobs run only when asked. */
export async function startGoldenEnvironment(cleanup: CleanupStack): Promise<GoldenEnvironment> {
  const { folder, remove } = throwawayFolder("mabeet-golden-");
  cleanup.add(async () => remove());
  const postgres = await startPostgres({ dir: join(folder, "postgres"), purpose: "throwaway" });
  cleanup.add(() => postgres.stop("immediate"));
  await updateDatabase(postgres.migrationUrl);
  const clock = await stopClock(postgres.migrationUrl);
  cleanup.add(() => clock.close());
  await seedIfEmpty(postgres.migrationUrl, { properties: PROPERTIES });
  const sandbox = await testSandbox(SANDBOX_SCALE);
  cleanup.add(async () => void (await sandbox.stop()));
  const app = await startApp(postgres.url, sandbox, clock);
  cleanup.add(() => app.close());
  await addCoupons(app);
  const properties = (await listedProperties(app.db)).toSorted((a, b) => a - b);
  return { app, clock, sandbox, properties };
}

async function startApp(databaseUrl: string, sandbox: TestSandbox, clock: ProductClock): Promise<FastifyInstance> {
  const settings = readSettings({
    APP_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: databaseUrl,
    LIMIT_REGISTER: "1000000",
    PLACES_URL: "http://127.0.0.1:9/",
    ...partnersAt(sandbox, 1),
  });
  Object.defineProperty(settings, "clockOffsetMs", { get: () => clock.now().getTime() - Date.now() });
  const db = openDatabase({ ...settings, clockOffsetMs: 0 });
  const app = await buildApp(settings, { db, passwordCost: CHEAP_HASH });
  app.addHook("onClose", () => db.$client.end());
  await app.ready();
  // The offset above is a millisecond late when the real clock moves on between its two readings.
  app.now = clock.now;
  // A job that runs beside a call would make its answer random.
  app.jobs.nudge = () => {};
  return app;
}

/** The codes that the seeded catalogue lacks. */
async function addCoupons({ db }: FastifyInstance): Promise<void> {
  await aCoupon(db, { code: "GOLD10" });
  await aCoupon(db, { code: "GOLD50", kind: "amount", value: 5_000 });
  await aCoupon(db, { code: "GOLDFREE", value: 100 });
  await aCoupon(db, { code: "GOLDFIRST", isFirstBooking: true });
  await aCoupon(db, { code: "GOLDTAJAWAL", brand: "tajawal" });
  await aCoupon(db, { code: "GOLDLONG", leastNights: 20 });
}
