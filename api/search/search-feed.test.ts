import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect, test, vi } from "vitest";
import { properties } from "#api/schema/property.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTcpProxy } from "#api/testing/servers/tcp-proxy.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const stay = { checkIn: addDays(todayInRiyadh(new Date()), 20), checkOut: addDays(todayInRiyadh(new Date()), 22) };
const soon = { timeout: 20_000, interval: 20 };

async function idsFound(app: FastifyInstance, cityId: number): Promise<number[]> {
  const payload = { ...stay, searchCriteria: [{ lookupTypeId: 2, lookupId: [cityId] }] };
  const response = await app.inject({ method: "POST", url: "/api/accommodation/property/search", payload });
  return response.json().properties.map((card: { id: number }) => card.id);
}

test("a night booked through another process is gone from search within a second", async () => {
  const [app, other] = [await testApp(), await testApp()];
  const property = await aProperty(app.db, { cityId: 31 });
  expect(await idsFound(app, 31)).toEqual([property.id]);

  await aClaim(other.db, property.id, stay);

  await vi.waitFor(async () => expect(await idsFound(app, 31)).toEqual([]), soon);
});

test("a home that is listed, moves or leaves is found where it is now", async () => {
  const app = await testApp();
  const stays = await aProperty(app.db, { cityId: 32 });
  await aProperty(app.db, { cityId: 33 });
  const before = await idsFound(app, 33);
  expect(await idsFound(app, 32)).toEqual([stays.id]);

  const comes = await aProperty(app.db, { cityId: 32, rank: 900 });
  await vi.waitFor(async () => expect(await idsFound(app, 32)).toEqual([comes.id, stays.id]), soon);

  await app.db.update(properties).set({ cityId: 33, areaId: 3301 }).where(eq(properties.id, comes.id));
  await vi.waitFor(async () => expect(await idsFound(app, 32)).toEqual([stays.id]), soon);
  await vi.waitFor(async () => expect(await idsFound(app, 33)).toEqual([comes.id, ...before]), soon);

  await app.db.update(properties).set({ status: "inactive" }).where(eq(properties.id, stays.id));
  await vi.waitFor(async () => expect(await idsFound(app, 32)).toEqual([]), soon);
});

test("a hold that runs out frees its nights though nobody writes a row", async () => {
  const app = await testApp();
  const property = await aProperty(app.db, { cityId: 34 });
  await aClaim(app.db, property.id, { ...stay, state: "held", expiresAt: new Date(Date.now() + 3_000) });
  expect(await idsFound(app, 34)).toEqual([]);

  await vi.waitFor(async () => expect(await idsFound(app, 34)).toEqual([property.id]), soon);
});

test("a booking that commits after a later one is not forgotten", async () => {
  const app = await testApp();
  const [slow, quick] = [
    await aProperty(app.db, { cityId: 35, rank: 2 }),
    await aProperty(app.db, { cityId: 35, rank: 1 }),
  ];
  expect(await idsFound(app, 35)).toEqual([slow.id, quick.id]);
  const client = await app.db.$client.connect();
  await client.query("BEGIN");
  await client.query("UPDATE property SET rank = 0 WHERE id = $1", [slow.id]);
  await app.db.update(properties).set({ capacity: 3 }).where(eq(properties.id, quick.id));
  await new Promise((resolve) => setTimeout(resolve, 1_200));

  await client.query("COMMIT");
  client.release();

  await vi.waitFor(async () => expect(await idsFound(app, 35)).toEqual([quick.id, slow.id]), soon);
});

test("with a connection pooler search listens past it", async () => {
  const { url } = await testDatabase();
  const [pooler, direct] = [`${url}?application_name=pooler`, `${url}?application_name=direct`];
  const app = await testApp({ env: { DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct } });
  await aProperty(app.db, { cityId: 37 });
  await idsFound(app, 37);
  const { rows } = await app.db.execute(
    sql`SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE query ILIKE ${"%property_change_reach%"} AND pid <> pg_backend_pid() AND datname = current_database()`,
  );
  expect(rows).toContainEqual({ name: "direct" });
  expect(rows).not.toContainEqual({ name: "pooler" });
});

test("after a cut of the connection, during which homes were booked, search catches up by itself", async () => {
  const proxy = await aTcpProxy(new URL((await testDatabase()).url));
  const [app, other] = [await testApp({ env: { DATABASE_URL: proxy.url } }), await testApp()];
  const properties = [
    await aProperty(other.db, { cityId: 36, rank: 2 }),
    await aProperty(other.db, { cityId: 36, rank: 1 }),
  ];
  expect(await idsFound(app, 36)).toEqual(properties.map(({ id }) => id));

  proxy.disconnect();
  await aClaim(other.db, properties[0]?.id ?? 0, stay);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await idsFound(app, 36)).toEqual(properties.map(({ id }) => id));
  proxy.restore();

  await vi.waitFor(async () => expect(await idsFound(app, 36)).toEqual([properties[1]?.id]), soon);
});
