import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findForeignKeys } from "#api/invariant/foreign-keys.ts";
import { findStrayCharges } from "#api/invariant/gateway-charges.ts";
import { findViolations, type Violation } from "#api/invariant/invariants.ts";
import { findStrayPoints } from "#api/invariant/stray-points.ts";
import { createProgrammes } from "#api/loyalty/gateway/create-programme.ts";
import { createGateways } from "#api/payment/gateway/gateways.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { coupons } from "#api/schema/cart.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { partnersAt, untilSettled } from "#api/testing/servers/sandbox-partners.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { StopMode } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { startDatabase } from "#server/start/start-database.ts";
import { copyDatabaseTemplate } from "#server/testing/database-template.ts";
import type { TrialEnvironment } from "./kill-trial.ts";

/** A database and partners that outlive the processes under test. */
export type BenchEnvironment = TrialEnvironment & {
  sandbox: TestSandbox;
  /** The connection of a database administrator. */
  adminUrl: string;
  restart: (mode: StopMode) => Promise<void>;
  /** Stops the database; `restart` starts it again. */
  stopDatabase: (mode: StopMode) => Promise<void>;
  untilSettled: () => Promise<void>;
  violations: () => Promise<Violation[]>;
  close: () => Promise<unknown>;
};

/** The next process waits for the lease of a killed one, which lasts as long as a partner may take to answer. */
const TIMEOUT_SCALE = 0.1;
const COUPON = "BENCH-10";
/** Longer than the lists of gateways are behind. */
const LIST_LAG_MS = 3_000;

export async function startBenchEnvironment(
  timeScale: number,
  more: Record<string, string> = {},
): Promise<BenchEnvironment> {
  const cleanup = new CleanupStack();
  const { folder: dataDir, remove } = throwawayFolder("mabeet-reliability-");
  cleanup.add(async () => remove());
  const sandbox = await testSandbox(timeScale);
  cleanup.add(async () => void (await sandbox.stop()));
  const partners = { ...partnersAt(sandbox, timeScale, TIMEOUT_SCALE), ...testStamp() };
  const variables = { APP_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: dataDir, ...partners, ...more };
  await copyDatabaseTemplate(join(dataDir, "postgres"));
  const { settings, postgres } = await startDatabase(readSettings(variables), cleanup, "durable");
  if (!postgres) throw new Error("The bench environment needs its own database.");
  const db = openDatabase(settings);
  cleanup.add(() => db.$client.end());
  await prepare(db);
  const today = todayInRiyadh(new Date());
  const { APP_ENV: _, ...env } = variables;
  return {
    db,
    env: { ...env, DATABASE_URL: settings.databaseUrl, DATABASE_MIGRATION_URL: settings.databaseMigrationUrl },
    sandbox,
    stay: { checkIn: addDays(today, 20), checkOut: addDays(today, 22) },
    couponCode: COUPON,
    adminUrl: postgres.adminUrl,
    restart: postgres.restart,
    stopDatabase: postgres.stop,
    untilSettled: () => untilSettled(db),
    violations: async () => {
      await pause(LIST_LAG_MS * timeScale);
      const found = await findViolations(db, timeScale);
      const since = new Date(Date.now() - 86_400_000);
      for (const gateway of createGateways(settings))
        found.push(...(await findStrayCharges(db, gateway, { since, timeScale })));
      for (const programme of createProgrammes(settings)) found.push(...(await findStrayPoints(db, programme, since)));
      return [...found, ...(await findForeignKeys(sandbox.url))];
    },
    close: () => cleanup.runAll(),
  };
}

async function prepare(db: Db): Promise<void> {
  await aCurrencyRate(db).catch(() => {});
  const day = 86_400_000;
  const [startsAt, endsAt] = [new Date(Date.now() - day), new Date(Date.now() + 30 * day)];
  await db.insert(coupons).values({ code: COUPON, kind: "percent", value: 10, startsAt, endsAt }).onConflictDoNothing();
}
