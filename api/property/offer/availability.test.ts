import { beforeAll, expect, test } from "vitest";
import { nightRates, propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { Availability } from "#contract/property/property.ts";

/** A Tuesday; Thursday and Friday, the 3rd and 4th, are weekend nights in Saudi Arabia. */
const NOW = "2026-12-01T09:00:00Z";
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ env: clockAt(NOW) });
});

const ask = (id: number | string, query = "", host = "mabeet-sa.localhost") =>
  app.inject({ url: `/api/accommodation/property/${id}/availability${query}`, headers: { host } });
const december = (...days: number[]) => days.map((day) => `2026-12-${String(day).padStart(2, "0")}`);
async function freeDays(id: number, query = "?from=2026-12-01&to=2026-12-11"): Promise<string[]> {
  return (await ask(id, query)).json<Availability>().availableDates;
}

test("a home nobody booked is free from today to the day before the window ends", async () => {
  const property = await aProperty(app.db);
  const { availableDates, nightly, asOf } = (await ask(property.id)).json<Availability>();

  expect([availableDates[0], availableDates.at(-1), availableDates.length]).toEqual(["2026-12-01", "2027-03-31", 121]);
  expect(nightly.map(({ date }) => date)).toEqual(availableDates);
  expect(Math.abs(Date.parse(asOf) - Date.parse(NOW))).toBeLessThan(60_000);
});

test("booked, paid-for and held nights are gone; the day a guest leaves is free again", async () => {
  const property = await aProperty(app.db);
  await aClaim(app.db, property.id, { checkIn: "2026-12-02", checkOut: "2026-12-04" });
  await aClaim(app.db, property.id, { checkIn: "2026-12-05", checkOut: "2026-12-06", state: "paying" });
  const expiresAt = new Date("2026-12-01T09:15:00Z");
  await aClaim(app.db, property.id, { checkIn: "2026-12-07", checkOut: "2026-12-08", state: "held", expiresAt });

  expect(await freeDays(property.id)).toEqual(december(1, 4, 6, 8, 9, 10));
});

test("a hold that ran out by the product's clock no longer counts, though its row is still there", async () => {
  const property = await aProperty(app.db);
  const expiresAt = new Date("2026-12-01T08:59:59Z");
  await aClaim(app.db, property.id, { checkIn: "2026-12-02", checkOut: "2026-12-10", state: "held", expiresAt });

  expect(await freeDays(property.id)).toHaveLength(10);
});

test("a gap too short for the host's fewest nights is not offered", async () => {
  const property = await aProperty(app.db);
  await aClaim(app.db, property.id, { checkIn: "2026-12-03", checkOut: "2026-12-05" });
  await app.db
    .insert(stayRules)
    .values({ propertyId: property.id, fromDay: "2026-12-01", toDay: "2026-12-31", minStayArrival: 3 });

  expect(await freeDays(property.id)).toEqual(december(5, 6, 7, 8, 9, 10));
});

test("each night shows its own all-in price: weekday, weekend, season, discount and the host's own", async () => {
  const property = await aProperty(app.db, { seasonPercents: { "school-break": 10 } });
  await aSeason(app.db, { kind: "school-break", fromDay: "2026-12-08", toDay: "2026-12-08" });
  await app.db.insert(propertyDiscounts).values({
    propertyId: property.id,
    source: "PROPERTY",
    fromDay: "2026-12-07",
    toDay: "2026-12-07",
    percentage: 25,
  });
  await app.db.insert(nightRates).values({ propertyId: property.id, night: "2026-12-09", price: 55_500 });

  const { nightly } = (await ask(property.id, "?from=2026-12-02&to=2026-12-10")).json<Availability>();

  expect(nightly.map(({ price }) => price)).toEqual([920, 1380, 1380, 920, 920, 690, 1012, 638.25]);
});

test("VAT follows the site that asks, and the weekend the country of the property", async () => {
  const property = await aProperty(app.db);
  const emirati = (
    await ask(property.id, "?from=2026-12-03&to=2026-12-06", "mabeet-ae.localhost")
  ).json<Availability>();

  expect(emirati.nightly.map(({ price }) => price)).toEqual([1260, 1260, 840]);
});

test("a calendar may ask for whole months: what lies outside the window is left out", async () => {
  const property = await aProperty(app.db);

  expect((await freeDays(property.id, "?from=2026-11-01&to=2027-01-01"))[0]).toBe("2026-12-01");
  expect((await freeDays(property.id, "?from=2027-03-01&to=2027-04-30")).at(-1)).toBe("2027-03-31");
  expect(await freeDays(property.id, "?from=2027-03-31")).toEqual(["2027-03-31"]);
});

test.each([
  ["30 February", "?from=2027-02-30"],
  ["a day written the other way round", "?from=03-12-2026"],
  ["words", "?to=tomorrow"],
  ["an end before its beginning", "?from=2026-12-05&to=2026-12-05"],
  ["a past month", "?from=2026-10-01&to=2026-11-01"],
  ["a month beyond the window", "?from=2027-04-01"],
  ["the year 9999", "?from=9999-12-31"],
  ["a hostile text", "?from=%27%3B%20DROP%20TABLE%20property"],
])("availability for %s is refused with 2002", async (_what, query) => {
  const property = await aProperty(app.db);
  const answer = await ask(property.id, query);

  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 2002]);
});

test("a home that is unknown or no longer listed has no calendar", async () => {
  const inactive = await aProperty(app.db, { status: "inactive" });
  const answers = await Promise.all([ask(inactive.id), ask(999_999_999)]);

  expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [404, 3001],
    [404, 3001],
  ]);
});

test.each(["abc", "0", "-1", "1.5", "2147483648", "99999999999999999999", "%27", "1e3", "%00"])(
  "%s is not the id of a home",
  async (id) => {
    const answer = await ask(id);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe(1001);
  },
);
