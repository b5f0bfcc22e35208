import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";
import { throwawayFolder } from "./throwaway-folder.ts";

let server: RunningPostgres;
let app: FastifyInstance;
const { folder, remove } = throwawayFolder("restart-");

beforeAll(async () => {
  server = await startPostgres({ dir: join(folder, "postgres"), purpose: "throwaway" });
  await migrate(server.migrationUrl);
  const settings = readSettings({
    APP_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: server.url,
    LIMIT_WRITE: "1000000",
  });
  const db = openDatabase(settings);
  app = await buildApp(settings, { db });
  app.addHook("onClose", () => db.$client.end());
  app.post("/api/test/hold", async () => {
    await inTransaction(db, (tx) => tx.execute("SELECT pg_sleep(0.01)"));
    return {};
  });
});
afterAll(async () => {
  await app.close();
  await server.stop("immediate");
  remove();
});

test.each(["fast", "immediate"] as const)(
  "a %s restart of the database under load leaves the process alive, and well within 2 seconds",
  async (mode) => {
    const answers: { at: number; status: number }[] = [];
    let isOver = false;
    const guest = async () => {
      while (!isOver) {
        const { statusCode } = await app.inject({ method: "POST", url: "/api/test/hold" });
        answers.push({ at: Date.now(), status: statusCode });
        await pause(5);
      }
    };
    const guests = Promise.all(Array.from({ length: 8 }, guest));
    await pause(300);
    await server.restart(mode);
    const accepts = Date.now();
    await pause(2_500);
    isOver = true;
    await guests;

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const lastFault = answers.findLast(({ status }) => status !== 200);
    expect((lastFault?.at ?? 0) - accepts).toBeLessThan(2_000);
    expect((await app.inject("/health/ready")).statusCode).toBe(200);
  },
);
