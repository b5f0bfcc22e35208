import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { FlexibleDates } from "#contract/search/search.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { firstWeekday, weekdayOf } from "#domain/stay/weekday.ts";

const today = todayInRiyadh(new Date());
/** A Sunday, so that the nights of the tests are weekdays wherever the suite runs. */
const sunday = firstWeekday("sun", addDays(today, 20));
const after = (days: number) => addDays(sunday, days);
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { LIMIT_SEARCH: "1000000" } });
});

const ask = (payload: object, host = "mabeet-sa.localhost") =>
  app.inject({ method: "POST", url: "/api/accommodation/property/flexible-dates", headers: { host }, payload });

const inCity = (cityId: number) => ({ searchCriteria: [{ lookupTypeId: 2, lookupId: [cityId] }] });
const days = (amount: number) => ({ choice: { kind: "days", days: amount } });
const stay = (from: number, to: number) => ({ checkIn: after(from), checkOut: after(to) });

async function flexible(payload: object, host?: string): Promise<FlexibleDates> {
  return (await ask(payload, host)).json();
}

test("a guest who may come a day earlier or later sees each stay, what is free and the lowest total", async () => {
  const cheap = await aProperty(app.db, { cityId: 45, weekdayPrice: 50_000, weekendPrice: 90_000 });
  await aProperty(app.db, { cityId: 45, weekdayPrice: 80_000, weekendPrice: 90_000 });
  await aClaim(app.db, cheap.id, stay(1, 2));

  const found = await flexible({ ...inCity(45), ...stay(1, 2), ...days(1) });

  const total = (riyals: number) => Math.round(riyals * 1.15 * 100) / 100;
  expect(found).toEqual([
    { ...stay(0, 1), count: 2, cheapestTotal: total(500), isCheapest: true },
    { ...stay(1, 2), count: 1, cheapestTotal: total(800), isCheapest: false },
    { ...stay(2, 3), count: 2, cheapestTotal: total(500), isCheapest: false },
  ]);
});

test("of equal totals the chosen stay is the cheapest, and stays without a free home have no total", async () => {
  const home = await aProperty(app.db, { cityId: 46 });
  await aClaim(app.db, home.id, stay(2, 3));

  const found = await flexible({ ...inCity(46), ...stay(1, 2), ...days(1) });

  expect(found.map(({ isCheapest }) => isCheapest)).toEqual([false, true, false]);
  expect(found[2]).toMatchObject({ count: 0, cheapestTotal: null });
});

test("the filters of the search narrow every stay, also the price of that stay", async () => {
  await aProperty(app.db, { cityId: 47, capacity: 4, weekdayPrice: 30_000, weekendPrice: 200_000 });
  await aProperty(app.db, { cityId: 47, capacity: 20, weekdayPrice: 60_000, weekendPrice: 60_000 });
  const question = { ...inCity(47), ...stay(2, 4), ...days(2) };

  const forTen = await flexible({ ...question, filters: { guestCount: 10 } });
  expect(forTen.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  const upTo = await flexible({ ...question, filters: { priceFilter: { maximumPrice: 800 } } });
  expect(upTo.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0]);
});

test("the weekends of a month are those of the guest's site", async () => {
  await aProperty(app.db, { cityId: 48 });
  const month = monthOf(addMonths(today, 1));
  const question = { ...inCity(48), choice: { kind: "weekends", month } };

  const [saudi, emirati] = [await flexible(question), await flexible(question, "mabeet-ae.localhost")];

  expect(new Set(saudi.map(({ checkIn }) => weekdayOf(checkIn)))).toEqual(new Set(["thu"]));
  expect(new Set(emirati.map(({ checkIn }) => weekdayOf(checkIn)))).toEqual(new Set(["fri"]));
  expect(saudi.every(({ checkIn, checkOut }) => monthOf(checkIn) === month && checkOut === addDays(checkIn, 2))).toBe(
    true,
  );
});

test("three nights within a month are every three nights of it, and none of a past month", async () => {
  await aProperty(app.db, { cityId: 49 });
  const within = (month: string) => ({ ...inCity(49), choice: { kind: "nights", nights: 3, period: { month } } });

  const next = await flexible(within(monthOf(addMonths(today, 2))));
  expect(next.length).toBeGreaterThanOrEqual(26);
  expect(next.every(({ checkIn, checkOut }) => checkOut === addDays(checkIn, 3))).toBe(true);
  expect(await flexible(within(monthOf(addMonths(today, -1))))).toEqual([]);
});

test("nothing begins in the past or ends beyond the calendar", async () => {
  await aProperty(app.db, { cityId: 50 });
  const atOnce = { checkIn: today, checkOut: addDays(today, 1) };
  expect((await flexible({ ...inCity(50), ...atOnce, ...days(3) }))[0]).toMatchObject(atOnce);
  const end = maxDateOf(today);
  const last = { checkIn: addDays(end, -2), checkOut: end };
  expect((await flexible({ ...inCity(50), ...last, ...days(3) })).at(-1)).toMatchObject(last);
});

const good = { ...inCity(50), ...stay(0, 2), ...days(3) };
test.each<[string, object, number]>([
  ["no city", { searchCriteria: [] }, 2001],
  ["a city nobody knows", inCity(987_654), 2001],
  ["yesterday", { checkIn: addDays(today, -1) }, 2002],
  ["29 nights", { checkOut: after(29) }, 2002],
  ["no days", { checkIn: undefined }, 2002],
  ["no choice", { choice: undefined }, 1001],
  ["a week either way", { choice: { kind: "days", days: 7 } }, 1001],
  ["29 nights in a month", { choice: { kind: "nights", nights: 29, period: { month: "2027-01" } } }, 1001],
  ["nights without a month", { choice: { kind: "nights", nights: 2 } }, 1001],
  ["a filter nobody knows", { filters: { moon: true } }, 1001],
])("a question with %s is refused", async (_title, wrong, code) => {
  const answer = await ask({ ...good, ...wrong });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
});

test.each([
  { kind: "weekends", month: "0000-00" },
  { kind: "weekends", month: "moon" },
  { kind: "nights", nights: 2, period: { month: "1448-13" } },
  { kind: "nights", nights: 2, period: { from: "2027-02-30", to: "x" } },
  { kind: "nights", nights: 2, period: { from: today, to: addDays(today, 63) } },
])("%j has no stays", async (choice) => {
  expect(await flexible({ ...inCity(50), choice })).toEqual([]);
});
