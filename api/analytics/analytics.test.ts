import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { analyticsEvents } from "#api/schema/analytics.ts";
import { sharedTestApp, testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { EventBatch } from "#contract/site/analytics.ts";
import { pruneEvents } from "./prune-events.ts";

type Event = EventBatch["events"][number];
const { url, method } = endpoints.recordEvents;

function anEvent(parts: Partial<Event> = {}): Event {
  return { id: randomUUID(), name: "city_selected", ago: 0, data: { cityId: 5 }, ...parts } as Event;
}

function aBatch(events: readonly object[], parts: object = {}): object {
  const visitorId = randomUUID();
  return { language: "ar", currency: "SAR", visitorId, ab: {}, utm: {}, events, ...parts };
}

function send(app: FastifyInstance, payload: object, cookie = "consent=all") {
  return app.inject({ method, url, payload, headers: { host: "tajawal-kw.localhost", cookie } });
}

function storedOf(app: FastifyInstance, id: string) {
  return app.db.select().from(analyticsEvents).where(eq(analyticsEvents.id, id));
}

test("events of a guest with consent are stored for the site they came from", async () => {
  const app = await sharedTestApp();
  const event = anEvent({ ago: 60_000, data: { cityId: 5, brand: "mabeet" } });
  const answer = await send(app, aBatch([event], { ab: { quickFilters: true }, utm: { source: "newsletter" } }));

  expect([answer.statusCode, answer.json()]).toEqual([202, { taken: 1 }]);
  const [row] = await storedOf(app, event.id);
  expect(row).toMatchObject({ siteId: "tajawal-KW", brand: "tajawal", language: "ar", name: "city_selected" });
  expect(row).toMatchObject({ data: { cityId: 5, brand: "mabeet" }, ab: { quickFilters: true } });
  expect(Date.now() - (row?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(60_000);
});

test.each(["", "consent=necessary", "consent=yes"])("without consent (%s) nothing is stored", async (cookie) => {
  const app = await sharedTestApp();
  const event = anEvent();
  const answer = await send(app, aBatch([event]), cookie);

  expect([answer.statusCode, answer.json()]).toEqual([202, { taken: 0 }]);
  expect(await storedOf(app, event.id)).toEqual([]);
});

test("an event sent twice is stored once", async () => {
  const app = await sharedTestApp();
  const event = anEvent();
  await send(app, aBatch([event]));

  expect((await send(app, aBatch([event, anEvent()]))).json()).toEqual({ taken: 1 });
});

test.each([
  ["an unknown event", { name: "guest_seen", data: {} }],
  ["an unknown field", { data: { cityId: 5, email: "a@b.test" } }],
  ["a mail address for a word", { name: "payment_started", data: { method: "a@b.test" } }],
  ["a phone number for a choice", { name: "filter_changed", data: { key: "priceFilter", value: "966500000000" } }],
  ["a missing field", { data: {} }],
  ["a search box of another brand", { data: { cityId: 5, brand: "tajawal" } }],
  ["an event of last week", { ago: 7 * 86_400_000 }],
])("%s makes the whole batch invalid", async (_what, parts) => {
  const app = await sharedTestApp();
  const good = anEvent();
  const answer = await send(app, aBatch([good, { ...anEvent(), ...parts }]));

  expect(answer.statusCode).toBe(400);
  expect(await storedOf(app, good.id)).toEqual([]);
});

test.each([
  ["a mail address as a campaign", { utm: { campaign: "noura@example.test" } }],
  ["an unknown experiment", { ab: { free: true } }],
  ["too many at once", { events: Array.from({ length: 21 }, () => anEvent()) }],
])("a batch with %s is refused", async (_what, parts) => {
  const app = await sharedTestApp();
  expect((await send(app, aBatch([anEvent()], parts))).statusCode).toBe(400);
});

test("without a database the answer is a success and no event is stored", async () => {
  const app = await testApp({ env: { DATABASE_URL: "postgres://app@127.0.0.1:1/nowhere" } });
  const answer = await send(app, aBatch([anEvent()]));
  expect([answer.statusCode, answer.json()]).toEqual([202, { taken: 0 }]);
});

test("events are limited like every write", async () => {
  const app = await testApp({ env: { LIMIT_WRITE: "1" } });
  await send(app, aBatch([anEvent()]));
  expect((await send(app, aBatch([anEvent()]))).statusCode).toBe(429);
});

test("events older than the retention period are deleted, newer ones stay", async () => {
  const app = await sharedTestApp();
  const [old, recent] = [anEvent(), anEvent()];
  await send(app, aBatch([old, recent]));
  await app.db
    .update(analyticsEvents)
    .set({ at: sql`app_now() - interval '91 days'` })
    .where(eq(analyticsEvents.id, old.id));

  await runBatches(app.db, "prune-events", (tx) => pruneEvents(tx, 90));
  expect([await storedOf(app, old.id), (await storedOf(app, recent.id)).length]).toEqual([[], 1]);
});
