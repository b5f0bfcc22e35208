import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setFeed } from "#api/operator/feeds.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { takenNights } from "#api/testing/calendars/a-feed.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

const operator = { by: "Huda", second: null, reason: "The host sent the address." };
let sandbox: TestSandbox;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  sandbox = await testSandbox(1);
  app = await testApp({ env: { SANDBOX_PORT: new URL(sandbox.url).port, TIMEOUT_SCALE: "0.2" } });
});
afterAll(() => sandbox.stop());

/** A home with a feed of the sandbox that was read once. */
async function aHomeWith(feed: string) {
  const { id } = await aProperty(app.db);
  const url = `${sandbox.url}/feed/${feed}`;
  await setFeed(app.db, operator, app.settings, { propertyId: id, name: "Platform", url });
  await app.jobs.run("read-feeds");
  const { rows } = await app.db.execute<{ state: string; error: string | null }>(
    sql`SELECT state, last_error AS error FROM calendar_feed WHERE property_id = ${id}`,
  );
  return { id, nights: Object.keys(await takenNights(app.db, id)).length, ...rows[0] };
}

test.each([
  ["good.ics", 12, "ok", null],
  ["windows.ics", 12, "ok", null],
  ["empty.ics", 0, "ok", null],
  ["wrong-days.ics", 12, "ok", "impossible days"],
  ["cut.ics", 0, "failing", "incomplete"],
  ["login.ics", 0, "failing", "does not lead to a calendar"],
  ["many.ics", 0, "failing", "more than 2,000 events"],
  ["redirect.ics", 0, "failing", "public internet"],
  ["slow.ics", 0, "failing", "in time"],
  ["bomb.ics", 0, "failing", "larger than 2 MB"],
  ["unknown.ics", 0, "failing", "refused"],
])("the feed %s closes %i nights and is %s", async (feed, nights, state, error) => {
  expect(await aHomeWith(feed)).toMatchObject({
    ...{ nights, state },
    error: error === null ? null : expect.stringContaining(error),
  });
});

test("a feed that is empty all at once opens no night", async () => {
  const { id, nights } = await aHomeWith("empty-after-full.ics?home=1");
  expect(nights).toBe(12);
  await app.db.execute(sql`UPDATE calendar_feed SET next_at = app_now() WHERE property_id = ${id}`);
  await app.jobs.run("read-feeds");
  expect(Object.keys(await takenNights(app.db, id))).toHaveLength(12);
});
