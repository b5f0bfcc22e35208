import type { FastifyInstance } from "fastify";
import { type AppParts, buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { type Environment, readSettings, type Settings } from "#api/platform/settings/settings.ts";
import { watchLockOrder } from "#api/testing/checks/lock-order.ts";
import { testDatabase } from "./test-database.ts";

/** The least that argon2 allows: a hash takes less than a millisecond. */
const CHEAP_HASH = { memory: 8, passes: 1, parallelism: 1 };

/** Many guests at once wait for four connections, and a busy machine serves them slowly. */
const CONNECT_MS = 30_000;

let opened: FastifyInstance[] = [];
let shared: Promise<FastifyInstance> | undefined;

export async function closeApps(): Promise<void> {
  const apps = opened;
  opened = [];
  shared = undefined;
  await Promise.all(apps.map((app) => app.close()));
}

export type TestAppOptions = Partial<Omit<AppParts, "db">> & {
  env?: Environment;
  /** Adds routes for the test before the app is ready. */
  prepare?: (app: FastifyInstance) => unknown;
};

/** One app for all tests of a file which need nothing of their own: building an app takes longer than most tests. */
export function sharedTestApp(): Promise<FastifyInstance> {
  shared ??= testApp();
  return shared;
}

/** The whole API with this file's own database, closed after its last test. Builders create rows with `app.db`. */
export async function testApp({ env, prepare, ...parts }: TestAppOptions = {}): Promise<FastifyInstance> {
  const settings = await testSettings(env);
  const db = openDatabase(settings);
  db.$client.options.connectionTimeoutMillis = CONNECT_MS;
  watchLockOrder(db.$client);
  const app = await buildApp(settings, { db, passwordCost: CHEAP_HASH, ...parts });
  app.addHook("onClose", () => db.$client.end());
  await prepare?.(app);
  await app.ready();
  opened.push(app);
  return app;
}

/** A partner that refuses every connection; a test that needs a partner provides its own. */
const NOBODY = "http://127.0.0.1:9/";

export async function testSettings(env: Environment = {}): Promise<Settings> {
  const { url, migrationUrl } = await testDatabase();
  return readSettings({
    APP_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: migrationUrl,
    DATABASE_POOL_SIZE: "4",
    PLACES_URL: NOBODY,
    ...env,
  });
}
