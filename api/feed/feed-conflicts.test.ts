import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { settleCalendars } from "#api/calendar/settle-calendars.ts";
import { findViolations } from "#api/invariant/invariants.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aFeed, eventStates, takenNights } from "#api/testing/calendars/a-feed.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { uidOfClaim } from "#domain/calendar/our-calendars.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

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
const settle = () => inTransaction(db, settleCalendars);
const broken = async () =>
  (await findViolations(db, 1)).filter(({ invariant }) => ["I1", "I10", "I22", "I28"].includes(invariant));

beforeAll(() => aCurrencyRate(db));

test("our own bookings come back from platforms that read our calendar, and close nothing", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  const claim = await aClaim(db, id, { checkIn: day(5), checkOut: day(9) });
  await feed.sends([event(uidOfClaim(claim), 5, 9), event("copy", 5, 9), event("part", 6, 7)]);
  expect(await eventStates(db, id)).toEqual({ copy: "ignored", part: "ignored" });
  expect(await broken()).toEqual([]);
});

test("an event waits for a guest who holds the nights, and closes them at the moment when the guest leaves", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: id, checkIn: day(6), checkOut: day(8) });
  await feed.sends([event("a", 5, 9)]);
  expect(await takenNights(db, id)).toEqual({ ...imported(day(5), day(8)), [day(6)]: "guest", [day(7)]: "guest" });
  expect(await eventStates(db, id)).toEqual({ a: "waiting" });
  await guest.release(cartId);
  expect(await takenNights(db, id)).toEqual(imported(...nights(5, 9)));
  expect(await eventStates(db, id)).toEqual({ a: "applied" });
  await feed.sends([event("a", 5, 9)]);
  expect(await takenNights(db, id)).toEqual(imported(...nights(5, 9)));
  expect(await broken()).toEqual([]);
});

test("a hold that expires gives its nights to the event, not to the next guest", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  const { cartId } = await aCartGuest(app).cart({ propertyId: id, checkIn: day(6), checkOut: day(8) });
  await feed.sends([event("a", 6, 8)]);
  await endHoldIn(db, cartId, -1_000);
  const next = await aCartGuest(app).book({ propertyId: id, checkIn: day(6), checkOut: day(8) });
  expect(next.json().error.code).toBe(3002);
  await app.jobs.run("release-holds");
  expect(await takenNights(db, id)).toEqual(imported(...nights(6, 8)));
  expect(await broken()).toEqual([]);
});

test("a guest who pays keeps the nights; host and operators learn of the conflict once", async () => {
  const host = await aHost(db);
  const { id } = await aProperty(db, { hostId: host.id });
  const feed = await aFeed(db, id, { name: "Platform A" });
  const claim = await aClaim(db, id, { checkIn: day(6), checkOut: day(8), state: "held" });
  await feed.sends([event("a", 6, 8), event("b", 20, 21)]);
  await db.execute(sql`UPDATE stay_claim SET state = 'confirmed' WHERE id = ${claim}`);
  await db.execute(sql`UPDATE night_claim SET state = 'confirmed', expires_at = NULL WHERE stay_claim_id = ${claim}`);
  await settle();
  await feed.sends([event("a", 6, 8), event("b", 20, 21)]);
  expect(await eventStates(db, id)).toEqual({ a: "conflict", b: "applied" });
  const notices = async () =>
    (
      await db.execute(sql`
        SELECT o.kind FROM feed_notice n JOIN calendar_feed f ON f.id = n.feed_id JOIN outbox o ON o.subject_id = n.id
        WHERE f.property_id = ${id}`)
    ).rows;
  const tasks = async () =>
    (
      await db.execute(sql`
        SELECT t.done_at IS NULL AS open, t.due_at < app_now() + interval '2 hours' AS soon
        FROM task t JOIN feed_event e ON e.id::text = t.subject JOIN calendar_feed f ON f.id = e.feed_id
        WHERE f.property_id = ${id} AND t.kind = 'feed-conflict'`)
    ).rows;
  expect([await notices(), await tasks()]).toEqual([[{ kind: "host-feed" }], [{ open: true, soon: true }]]);
  expect(await takenNights(db, id)).toMatchObject({ [day(6)]: "guest", [day(7)]: "guest" });
  expect(await broken()).toEqual([]);
  await db.execute(sql`UPDATE stay_claim SET state = 'released' WHERE id = ${claim}`);
  await db.execute(sql`DELETE FROM night_claim WHERE stay_claim_id = ${claim}`);
  expect(await takenNights(db, id)).toEqual(imported(...nights(6, 8), day(20)));
  await settle();
  expect([await eventStates(db, id), await tasks()]).toEqual([
    { a: "applied", b: "applied" },
    [{ open: false, soon: true }],
  ]);
  expect(await broken()).toEqual([]);
});

test("a conflict ends when the other platform cancels", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  await aClaim(db, id, { checkIn: day(6), checkOut: day(8) });
  await feed.sends([event("a", 5, 8), event("b", 20, 21), event("c", 30, 31)]);
  expect(await eventStates(db, id)).toMatchObject({ a: "conflict" });
  await feed.sends([event("b", 20, 21), event("c", 30, 31)]);
  expect(await eventStates(db, id)).toEqual({ b: "applied", c: "applied" });
  const { rows } = await db.execute(sql`SELECT FROM task WHERE kind = 'feed-conflict' AND done_at IS NULL`);
  expect(rows).toEqual([]);
});
