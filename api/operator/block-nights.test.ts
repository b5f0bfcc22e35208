import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { settleCalendars } from "#api/calendar/settle-calendars.ts";
import { findViolations } from "#api/invariant/invariants.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aFeed, takenNights } from "#api/testing/calendars/a-feed.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { blockNights, unblockNights } from "./block-nights.ts";

const operator = { by: "Huda", second: null, reason: "The host called." };
const app = await testApp({ env: manyNetworks });
const { db } = app;
const day = (ahead: number) => addDays(todayInRiyadh(new Date()), ahead);
const nights = (from: number, to: number) => daysOf({ checkIn: day(from), checkOut: day(to) });
const kindOf = (kind: string, days: Day[]) => Object.fromEntries(days.map((night) => [night, kind]));
type More = { note?: string; whenFree?: boolean };
const block = (homes: number | number[], from: number, to: number, { note, whenFree = false }: More = {}) =>
  blockNights(db, operator, {
    propertyIds: [homes].flat(),
    from: day(from),
    to: day(to),
    note: note ?? null,
    whenFree,
  });
const unblock = (homes: number | number[], from: number, to: number) =>
  unblockNights(db, operator, { propertyIds: [homes].flat(), from: day(from), to: day(to) });
const broken = async () => (await findViolations(db, 1)).filter(({ invariant }) => /^I(1|22|28)$/.test(invariant));

beforeAll(() => aCurrencyRate(db));

test("blocked nights cannot be booked until they are opened; a block is cut where it is opened", async () => {
  const { id } = await aProperty(db);
  expect(await block(id, 5, 12, { note: "Painting" })).toEqual({
    ...{ blocked: [{ propertyId: id, nights: 7 }], held: [], booked: [], imported: [] },
  });
  const guest = aCartGuest(app);
  const stay = { propertyId: id, checkIn: day(7), checkOut: day(9) };
  expect((await guest.book(stay)).json().error.code).toBe(3002);
  expect(await unblock(id, 7, 9)).toEqual({ opened: [{ propertyId: id, nights: 2 }], imported: [] });
  expect(await takenNights(db, id)).toEqual(kindOf("block", [...nights(5, 7), ...nights(9, 12)]));
  expect((await guest.book(stay)).statusCode).toBe(201);
  expect(await broken()).toEqual([]);
  await unblock(id, 1, 30);
  expect(await takenNights(db, id)).toEqual(kindOf("guest", nights(7, 9)));
  const { rows } = await db.execute<{ note: string; state: string }>(
    sql`SELECT note, state FROM stay_claim WHERE property_id = ${id} AND kind = 'block'`,
  );
  expect(rows).toEqual([
    { note: "Painting", state: "released" },
    { note: "Painting", state: "released" },
  ]);
  expect(await broken()).toEqual([]);
});

test("nights of guests are named and never taken", async () => {
  const { id } = await aProperty(db);
  await aClaim(db, id, { checkIn: day(6), checkOut: day(7) });
  await aClaim(db, id, { checkIn: day(8), checkOut: day(9), state: "held" });
  await aClaim(db, id, { checkIn: day(9), checkOut: day(10), state: "paying" });
  expect(await block(id, 5, 11)).toEqual({
    blocked: [{ propertyId: id, nights: 3 }],
    held: [
      { propertyId: id, night: day(8), until: expect.stringMatching(/Z$/) },
      { propertyId: id, night: day(9), until: null },
    ],
    booked: [{ propertyId: id, night: day(6), orderNumber: null }],
    imported: [],
  });
  await expect(block(id, 6, 7)).rejects.toThrow("These nights are booked or being booked.");
});

test("nights that a guest holds are closed at the moment when the guest leaves them", async () => {
  const { id } = await aProperty(db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: id, checkIn: day(6), checkOut: day(8) });
  expect(await block(id, 5, 9, { whenFree: true })).toMatchObject({ held: [{ night: day(6) }, { night: day(7) }] });
  await guest.release(cartId);
  expect(await takenNights(db, id)).toEqual(kindOf("block", nights(5, 9)));
  expect(await broken()).toEqual([]);
});

test("a hold that expired is closed by the sweep or by the next guest who wants it, who does not get it", async () => {
  for (const isSwept of [true, false]) {
    const { id } = await aProperty(db);
    const { cartId } = await aCartGuest(app).cart({ propertyId: id, checkIn: day(6), checkOut: day(8) });
    await block(id, 6, 8, { whenFree: true });
    await endHoldIn(db, cartId, -1_000);
    if (isSwept) await app.jobs.run("release-holds");
    const next = await aCartGuest(app).book({ propertyId: id, checkIn: day(6), checkOut: day(8) });
    expect(next.json().error.code).toBe(3002);
    if (!isSwept) await app.jobs.run("release-holds");
    expect(await takenNights(db, id)).toEqual(kindOf("block", nights(6, 8)));
  }
  expect(await broken()).toEqual([]);
});

test("a guest who pays keeps the nights, and they are no longer closed when the booking is cancelled later", async () => {
  const { id } = await aProperty(db);
  const claim = await aClaim(db, id, { checkIn: day(6), checkOut: day(8), state: "held" });
  await block(id, 6, 8, { whenFree: true });
  await db.execute(sql`UPDATE stay_claim SET state = 'confirmed' WHERE id = ${claim}`);
  await db.execute(sql`UPDATE night_claim SET state = 'confirmed', expires_at = NULL WHERE stay_claim_id = ${claim}`);
  await inTransaction(db, settleCalendars);
  await db.execute(sql`UPDATE stay_claim SET state = 'released' WHERE id = ${claim}`);
  await db.execute(sql`DELETE FROM night_claim WHERE stay_claim_id = ${claim}`);
  expect(await takenNights(db, id)).toEqual({});
});

test("nights of another calendar are opened there; under a block they stay closed when the block ends", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  await block(id, 6, 8);
  await feed.sends([{ uid: "a", from: day(5), to: day(9) }]);
  expect(await takenNights(db, id)).toMatchObject({ [day(5)]: "import", [day(6)]: "block" });
  expect(await unblock(id, 6, 8)).toMatchObject({ opened: [{ nights: 2 }], imported: [{}, {}] });
  expect(await takenNights(db, id)).toEqual(kindOf("import", nights(5, 9)));
  await expect(unblock(id, 6, 8)).rejects.toThrow("These nights come from another calendar. Open them there.");
  expect(await broken()).toEqual([]);
});

test.each<[title: string, from: Day, to: Day, sentence: string]>([
  ["no day", "2027-02-30", day(9), "is no day"],
  ["an end before its beginning", day(9), day(9), "ends before it begins"],
  ["the past", day(-1), day(9), "begins in the past"],
  ["nights in three years", day(700), day(760), "two years"],
])("%s is refused with a sentence", async (_, from, to, sentence) => {
  const { id } = await aProperty(db);
  const range = { propertyIds: [id], from, to };
  await expect(blockNights(db, operator, { ...range, note: null, whenFree: false })).rejects.toThrow(sentence);
  await expect(unblockNights(db, operator, range)).rejects.toThrow(sentence);
});

test("an unknown home, too many homes and a long note are refused", async () => {
  await expect(block(2_000_000_000, 5, 6)).rejects.toThrow("There is no property 2000000000.");
  const { id } = await aProperty(db);
  await expect(
    block(
      Array.from({ length: 201 }, (_, at) => id + at),
      5,
      6,
    ),
  ).rejects.toThrow("at most 200 homes");
  await expect(block(id, 5, 6, { note: "x".repeat(201) })).rejects.toThrow("200 characters");
});

test("many homes are blocked in parts, and a second run names all of them and changes nothing", async () => {
  const homes: number[] = [];
  for (let at = 0; at < 30; at++) homes.push((await aProperty(db)).id);
  const first = await block(homes, 5, 7);
  expect(first.blocked).toHaveLength(30);
  const claims = async () =>
    (
      await db.execute(
        sql`SELECT count(*)::int AS count FROM stay_claim WHERE property_id = ANY (${sql.param(homes)}::integer[])`,
      )
    ).rows;
  const before = await claims();
  expect(await block(homes, 5, 7)).toEqual(first);
  expect(await claims()).toEqual(before);
});
