import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aFeed, calendarText, eventStates, feedKeys, takenNights } from "#api/testing/calendars/a-feed.ts";
import { ALL_TIMEOUT_MS, fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { setFeeds } from "./set-feeds.ts";

const app = await testApp({ env: manyNetworks });
const { db } = app;
const today = todayInRiyadh(new Date());
const day = (ahead: number) => addDays(today, ahead);
const event = (uid: string, from: number, to: number, summary?: string) => ({
  ...{ uid, from: day(from), to: day(to) },
  ...(summary && { summary }),
});
const nights = (from: number, to: number) => daysOf({ checkIn: day(from), checkOut: day(to) });
const imported = (...days: Day[]) => Object.fromEntries(days.map((night) => [night, "import"]));
const broken = async () =>
  (await findViolations(db, 1)).filter(({ invariant }) => ["I1", "I10", "I22", "I28"].includes(invariant));

beforeAll(() => aCurrencyRate(db));

test("nights of another platform cannot be booked here, and can be again when they are free there", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  await feed.sends([event("a", 5, 8), event("b", 20, 22), event("c", 30, 31)]);
  expect(await takenNights(db, id)).toEqual(imported(...nights(5, 8), ...nights(20, 22), ...nights(30, 31)));
  const answer = await aCartGuest(app).book({ propertyId: id, checkIn: day(7), checkOut: day(9) });
  expect(answer.json().error.code).toBe(3002);
  await feed.sends([event("a", 6, 9), event("c", 30, 31)]);
  expect(await takenNights(db, id)).toEqual(imported(...nights(6, 9), ...nights(30, 31)));
  expect(await eventStates(db, id)).toEqual({ a: "applied", c: "applied" });
  expect(await broken()).toEqual([]);
});

test("a feed that says the same changes no row of a night", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  const claims = async () =>
    (await db.execute(sql`SELECT id, xmin FROM stay_claim WHERE property_id = ${id} ORDER BY id`)).rows;
  await feed.sends([event("a", 5, 8), event("b", 7, 12)], { etag: '"1"', "last-modified": "yesterday" });
  const before = await claims();
  await feed.sends([event("b", 7, 12), event("a", 5, 8)]);
  expect(feed.seen[1]).toMatchObject({ "if-none-match": '"1"', "if-modified-since": "yesterday" });
  expect(await claims()).toEqual(before);
});

test("a feed that is not modified is as good as one that was read", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  await feed.sends([event("a", 5, 8)], { etag: '"1"' });
  await feed.sendsText("", 304);
  expect(await feed.row()).toMatchObject({ state: "ok", etag: '"1"' });
  expect(Object.keys(await takenNights(db, id))).toEqual(nights(5, 8));
});

test("no spoilt feed frees a night", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  const events = [event("a", 5, 8), event("b", 20, 22), event("c", 30, 31)];
  await feed.sends(events);
  const before = await takenNights(db, id);
  const good = calendarText(events);
  const spoilt = [
    ...["", "<html>Log in</html>", good.slice(0, good.length / 2), calendarText([]), calendarText(events.slice(0, 1))],
    ...[good.replaceAll("DTSTART;VALUE=DATE:", "DTSTART;VALUE=DATE:9"), good.replace("END:VCALENDAR", "")],
  ];
  for (const text of spoilt) {
    await feed.sendsText(text);
    expect(await takenNights(db, id)).toEqual(before);
  }
  for (const status of [204, 304, 401, 404, 500]) await feed.sendsText(good, status);
  await feed.fails("timeout");
  expect(await takenNights(db, id)).toEqual(before);
  expect(await feed.row()).toMatchObject({ state: "failing", last_error: "The calendar did not arrive in time." });
});

test(
  "a thousand ways to spoil a feed free no night",
  async () => {
    const { id } = await aProperty(db);
    const feed = await aFeed(db, id);
    const events = [event("a", 5, 8), event("b", 20, 22), event("c", 30, 31), event("d", 40, 44)];
    await feed.sends(events);
    const before = await takenNights(db, id);
    const good = calendarText(events);
    const cut = fc.integer({ min: 0, max: good.length - 3 }).map((at) => good.slice(0, at));
    const noise = fc.tuple(fc.integer({ min: 0, max: good.length }), fc.string({ minLength: 1, maxLength: 8 }));
    const noisy = noise.map(([at, text]) => good.slice(0, at) + text + good.slice(at));
    const lines = good.split("\r\n");
    const shorter = fc.nat(lines.length - 2).map((at) => lines.toSpliced(at, 1).join("\r\n"));
    // An event without the name of its last day is one of one night; nobody could know better.
    const hasDays = (text: string) =>
      text.match(/^DT(?:START|END);/gm)?.length === 8 || text.match(/^(?:BEGIN|END):VEVENT\r$/gm)?.length !== 8;
    const spoilt = fc.oneof(cut, noisy.filter(hasDays), shorter.filter(hasDays));
    await fc.assert(
      fc.asyncProperty(spoilt, async (text) => {
        await feed.sends(events);
        await feed.sendsText(text);
        expect(Object.keys(await takenNights(db, id))).toEqual(expect.arrayContaining(Object.keys(before)));
      }),
      { numRuns: fewOrAll(40, 1_000) },
    );
  },
  ALL_TIMEOUT_MS,
);

test("a feed that lost most events is believed after half an hour", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  await feed.sends([event("a", 5, 8), event("b", 20, 22), event("c", 30, 31)], { etag: '"1"' });
  const before = await takenNights(db, id);
  await feed.sends([event("c", 30, 31), event("d", 40, 41)], { etag: '"2"' });
  expect(await takenNights(db, id)).toEqual({ ...before, ...imported(day(40)) });
  expect(await feed.row()).toMatchObject({ state: "ok", etag: null, last_error: expect.stringContaining("missing") });
  expect((await feed.row()).minutes).toBeGreaterThan(29.5);
  await db.execute(sql`UPDATE feed_event SET missing_since = missing_since - interval '31 minutes'`);
  await feed.sends([event("c", 30, 31), event("d", 40, 41)], { etag: '"2"' });
  expect(await takenNights(db, id)).toEqual(imported(day(30), day(40)));
  expect(await feed.row()).toMatchObject({ state: "ok", etag: '"2"', last_error: null });
});

test("what a platform does not offer yet closes nothing, unless the host says so", async () => {
  const windows = [event("near", 0, 2, "Not available"), event("far", 180, 400, "Not available")];
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  await feed.sends([...windows, event("a", 10, 12)]);
  expect(Object.keys(await takenNights(db, id))).toEqual(nights(10, 12));
  const closing = await aProperty(db);
  await (await aFeed(db, closing.id, { closesWindows: true })).sends(windows);
  expect(Object.keys(await takenNights(db, closing.id))).toEqual([...nights(0, 2), ...nights(180, 366)]);
});

test("two feeds may close the same night; it opens when both have left it, and removing a feed opens its nights", async () => {
  const { id } = await aProperty(db);
  const [one, other] = [await aFeed(db, id, { name: "A" }), await aFeed(db, id, { name: "B" })];
  await one.sends([event("a", 5, 9), event("x", 30, 31), event("y", 40, 41)]);
  await other.sends([event("b", 7, 11)]);
  expect(Object.keys(await takenNights(db, id))).toEqual([...nights(5, 11), day(30), day(40)]);
  await one.sends([event("x", 30, 31), event("y", 40, 41)]);
  expect(Object.keys(await takenNights(db, id))).toEqual([...nights(7, 11), day(30), day(40)]);
  const remaining = [{ name: "B", url: `https://platform.example/${id}/B.ics` }];
  expect(await inTransaction(db, (tx) => setFeeds(tx, id, remaining, feedKeys))).toBe(true);
  expect(await inTransaction(db, (tx) => setFeeds(tx, id, remaining, feedKeys))).toBe(false);
  expect(Object.keys(await takenNights(db, id))).toEqual(nights(7, 11));
  await inTransaction(db, (tx) => setFeeds(tx, id, [], feedKeys));
  expect(await takenNights(db, id)).toEqual({});
  expect(await broken()).toEqual([]);
});

test("two readings of one feed at once are applied one after the other, the older one not at all", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  await Promise.all(Array.from({ length: 6 }, () => feed.sends([event("a", 5, 8), event("b", 20, 21)])));
  expect(Object.keys(await takenNights(db, id))).toEqual([...nights(5, 8), day(20)]);
  expect(await broken()).toEqual([]);
});

test("a feed that fails is read ever more seldom, the host gets three messages, and after a week it is given up", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  const hours: number[] = [];
  for (let failure = 0; failure < 5; failure++) {
    await feed.fails("unreachable");
    hours.push(Math.round(Number((await feed.row()).minutes) / 60));
  }
  expect(hours).toEqual([1, 2, 4, 8, 8]);
  for (const since of ["7 hours", "25 hours", "26 hours", "8 days"]) {
    await db.execute(sql`
      UPDATE calendar_feed SET failing_since = app_now() - ${since}::interval WHERE property_id = ${id}`);
    await feed.fails("unreachable");
  }
  const { rows } = await db.execute<{ kind: string }>(sql`
    SELECT n.kind FROM feed_notice n JOIN calendar_feed f ON f.id = n.feed_id WHERE f.property_id = ${id} ORDER BY n.created_at`);
  expect([rows.map(({ kind }) => kind), (await feed.row()).state]).toEqual([
    ["failing", "failing", "stopped"],
    "stopped",
  ]);
  const read = feed.seen.length;
  await feed.sends([event("a", 5, 8)]);
  expect(feed.seen).toHaveLength(read);
});

test("the address of a feed is in no table", async () => {
  const { id } = await aProperty(db);
  await aFeed(db, id);
  const { rows } = await db.execute<{ text: string }>(sql`SELECT calendar_feed::text AS text FROM calendar_feed`);
  expect(rows.some(({ text }) => text.includes("platform.example"))).toBe(false);
});

test(
  "random changes of a feed always leave the nights of a simple oracle",
  async () => {
    const { id } = await aProperty(db);
    const feed = await aFeed(db, id);
    await aClaim(db, id, { checkIn: day(10), checkOut: day(13) });
    const range = fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 6 }));
    await fc.assert(
      fc.asyncProperty(fc.array(range, { minLength: 1, maxLength: 6 }), async (ranges) => {
        const events = ranges.map(([from, length], at) => event(`e${at}`, from, from + length));
        await feed.sends(events);
        await db.execute(
          sql`UPDATE feed_event SET missing_since = app_now() - interval '1 hour' WHERE missing_since IS NOT NULL`,
        );
        await feed.sends(events);
        const wanted = new Set(ranges.flatMap(([from, length]) => nights(from, from + length)));
        for (const night of nights(10, 13)) wanted.add(night);
        expect(Object.keys(await takenNights(db, id))).toEqual([...wanted].toSorted());
        expect(await broken()).toEqual([]);
      }),
      { numRuns: fewOrAll(25, 10_000) },
    );
  },
  ALL_TIMEOUT_MS,
);
