import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { moveDatabaseClock } from "#server/testing/test-clock.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";
import { throwawayFolder } from "./throwaway-folder.ts";

let server: RunningPostgres;
let app: FastifyInstance;
let property: { id: number; cityId: number };
const { folder, remove } = throwawayFolder("away-");
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };

beforeAll(async () => {
  // A throwaway server loses its last commits when it is killed, such as those of the migrations.
  server = await startPostgres({ dir: join(folder, "postgres"), purpose: "durable" });
  await migrate(server.migrationUrl);
  await moveDatabaseClock(server.migrationUrl);
  const settings = readSettings({ APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: server.url });
  const db = openDatabase(settings);
  await aCurrencyRate(db);
  property = await aProperty(db);
  app = await buildApp(settings, { db });
  app.addHook("onClose", () => db.$client.end());
});
afterAll(async () => {
  await app.close();
  await server.stop("immediate");
  remove();
});

const headers = { host: "mabeet-sa.localhost" };
const ready = async (query = "") => (await app.inject(`/health/ready${query}`)).statusCode;
const search = () =>
  app.inject({
    method: "POST",
    url: "/api/accommodation/property/search",
    headers,
    payload: { searchCriteria: [{ lookupTypeId: 2, lookupId: [property.cityId] }], ...stay },
  });
const hold = () => aCartGuest(app).book({ propertyId: property.id, ...stay });

test("without its database a process goes on searching, refuses to book for now, and is well again by itself", async () => {
  expect((await search()).statusCode).toBe(200);
  expect([await ready(), await ready("?for=writes")]).toEqual([200, 200]);

  await server.stop("immediate");
  const found = await search();
  expect([found.statusCode, found.json().properties.length]).toEqual([200, 1]);
  const refused = await hold();
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, expect.any(String)]);
  expect([await ready(), await ready("?for=writes")]).toEqual([200, 503]);

  await server.restart();
  await expect.poll(() => ready("?for=writes"), { timeout: 20_000 }).toBe(200);
  await expect.poll(async () => (await hold()).statusCode, { timeout: 20_000 }).toBe(201);
});
