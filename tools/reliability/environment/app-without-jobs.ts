import type { FastifyInstance } from "fastify";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";

/** The API in this process. It listens nowhere, and its jobs run only when they are called. */
export async function appWithoutJobs(env: Record<string, string>): Promise<FastifyInstance> {
  const settings = readSettings({ ...env, APP_ENV: "test" });
  const db = openDatabase(settings);
  const app = await buildApp(settings, { db });
  app.addHook("onClose", () => db.$client.end());
  await app.ready();
  return app;
}
