import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { stayClaims } from "#api/schema/claim.ts";
import { bookingRules, leadDiscounts, lengthDiscounts } from "#api/schema/rate.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** Noon in Riyadh; check-in is at 16:00. */
const NOW = "2026-12-01T09:00:00Z";
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ env: { ...clockAt(NOW), ...manyNetworks } });
  await aCurrencyRate(app.db);
});

type Rule = Omit<typeof bookingRules.$inferInsert, "propertyId">;
let cityId = 200;

/** A home in a city of its own, so that a search finds it alone. */
async function aHome(rule: Rule | null, given: Parameters<typeof aProperty>[1] = {}) {
  cityId += 1;
  const { id } = await aProperty(app.db, { cityId, ...given });
  if (rule) await app.db.insert(bookingRules).values({ propertyId: id, ...rule });
  return { id, cityId };
}
type Home = Awaited<ReturnType<typeof aHome>>;

/** What guests see of a stay everywhere: the code of the refusal, or its total price. */
async function seenEverywhere({ id, cityId: city }: Home, stay: Stay) {
  const payload = { propertyId: id, ...stay };
  const quote = await app.inject({ method: "POST", url: "/api/accommodation/property/prices-policies", payload });
  const search = await app.inject({
    method: "POST",
    url: "/api/accommodation/property/search",
    payload: { ...stay, searchCriteria: [{ lookupTypeId: 2, lookupId: [city] }] },
  });
  const [card] = search.json().properties;
  return {
    quote: quote.statusCode === 200 ? quote.json().unitPriceDetails.totalPrice : quote.json().error.code,
    search: card?.priceDetail.totalPrice ?? null,
  };
}

const takes = (total: number) => ({ quote: total, search: total });
const refuses = (code: number) => ({ quote: code, search: null });
const from = (checkIn: string, checkOut: string): Stay => ({ checkIn, checkOut });

test("a host with a day's notice takes the day after tomorrow, and refuses tomorrow once its check-in is nearer", async () => {
  const home = await aHome({ noticeHours: 29 });

  expect(await seenEverywhere(home, from("2026-12-02", "2026-12-03"))).toEqual(refuses(3004));
  expect(await seenEverywhere(home, from("2026-12-03", "2026-12-04"))).toEqual(takes(1380));
  expect(await seenEverywhere(await aHome({ noticeHours: 27 }), from("2026-12-02", "2026-12-03"))).toEqual(takes(920));
});

test("a stay of today is taken until the hour of the host", async () => {
  const today = from("2026-12-01", "2026-12-02");

  expect(await seenEverywhere(await aHome({ sameDayUntil: "12:30" }), today)).toEqual(takes(920));
  expect(await seenEverywhere(await aHome({ sameDayUntil: "11:30" }), today)).toEqual(refuses(3004));
});

test("a stay beyond the months or the nights of a host is refused", async () => {
  const home = await aHome({ windowMonths: 1, maxNights: 3 });

  expect(await seenEverywhere(home, from("2026-12-30", "2027-01-01"))).toEqual(takes(2300));
  expect(await seenEverywhere(home, from("2026-12-30", "2027-01-02"))).toEqual(refuses(2002));
  expect(await seenEverywhere(home, from("2026-12-05", "2026-12-09"))).toEqual(refuses(2002));
});

test("the calendar knows what the host's booking rule refuses, and nothing where there is none", async () => {
  const rulesOf = async ({ id }: Home) =>
    (await app.inject(`/api/accommodation/property/${id}/availability`)).json().bookingRules;

  expect(await rulesOf(await aHome(null))).toBeUndefined();
  const anyStay = { minStayArrival: 1, closedToArrival: false, closedToDeparture: false };
  expect(await rulesOf(await aHome({ noticeHours: 29, windowMonths: 1, maxNights: 3 }))).toEqual([
    { ...anyStay, from: "2026-12-01", to: "2026-12-02", closedToArrival: true },
    { ...anyStay, from: "2027-01-02", to: "9999-12-31", closedToDeparture: true },
    { ...anyStay, from: "2026-12-01", to: "9999-12-31", maxNights: 3 },
  ]);
});

test("nights for preparing the home are closed on both sides of a guest, not of a block", async () => {
  const home = await aHome({ prepNights: 2 });
  const claim = await aClaim(app.db, home.id, from("2026-12-10", "2026-12-12"));
  const beside = [from("2026-12-08", "2026-12-09"), from("2026-12-13", "2026-12-14")];

  for (const stay of beside) expect(await seenEverywhere(home, stay)).toEqual(refuses(3002));
  expect((await seenEverywhere(home, from("2026-12-07", "2026-12-08"))).quote).toBe(920);
  expect((await seenEverywhere(home, from("2026-12-14", "2026-12-15"))).quote).toBe(920);
  const calendar = await app.inject(
    `/api/accommodation/property/${home.id}/availability?from=2026-12-06&to=2026-12-16`,
  );
  expect(calendar.json().availableDates).toEqual(["2026-12-06", "2026-12-07", "2026-12-14", "2026-12-15"]);

  const other = await aHome({ prepNights: 2 });
  const block = await aClaim(app.db, other.id, from("2026-12-10", "2026-12-12"));
  await app.db.update(stayClaims).set({ kind: "block" }).where(eq(stayClaims.id, block));
  for (const stay of beside) expect((await seenEverywhere(other, stay)).quote).toBe(920);
  expect(claim).not.toBe(block);
});

test("of two guests who ask for neighbouring nights at once, one gets a home that is prepared for a night", async () => {
  for (let round = 0; round < 5; round++) {
    const { id: propertyId } = await aHome({ prepNights: 1 });
    const stays = [from("2026-12-09", "2026-12-11"), from("2026-12-11", "2026-12-13")];
    const requests = await Promise.all(
      stays.map(async (stay) => {
        const guest = aCartGuest(app);
        return { guest, input: { propertyId, ...stay, quoteId: await guest.quote({ propertyId, ...stay }) } };
      }),
    );
    const guestCount = { adults: 2, children: 0 };
    const carts = await Promise.all(requests.map(({ guest, input }) => guest.create({ ...input, guestCount })));
    expect(carts.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  }
});

test("a guest keeps the nights that they hold, and can hold others beside them instead", async () => {
  const { id: propertyId } = await aHome({ prepNights: 2 });
  const guest = aCartGuest(app);

  expect((await guest.book({ propertyId, ...from("2026-12-09", "2026-12-11") })).statusCode).toBe(201);
  expect((await guest.book({ propertyId, ...from("2026-12-11", "2026-12-13") })).statusCode).toBe(201);
});

test("a stay that begins in a season has its minimum nights, and one that only ends there does not", async () => {
  const home = await aHome(null, { seasonMinNights: { eid: 3 } });
  await aSeason(app.db, { fromDay: "2026-12-20", toDay: "2026-12-23" });

  expect(await seenEverywhere(home, from("2026-12-20", "2026-12-22"))).toEqual(refuses(3003));
  expect(await seenEverywhere(home, from("2026-12-20", "2026-12-23"))).toEqual(takes(2760));
  expect(await seenEverywhere(home, from("2026-12-19", "2026-12-21"))).toEqual(takes(1840));
  const details = await app.inject(`/api/accommodation/property/details?propertyId=${home.id}`);
  expect(details.json().nightlyRules).toMatchObject([{ from: "2026-12-20", to: "2026-12-23", minStayArrival: 3 }]);
});

test("discounts on long and on early stays are on the card, in the quote and in the cart", async () => {
  const home = await aHome(null, { weekendPrice: 80_000 });
  await app.db.insert(lengthDiscounts).values({ propertyId: home.id, minNights: 7, percentage: 20 });
  await app.db.insert(leadDiscounts).values({ propertyId: home.id, kind: "early", days: 30, percentage: 10 });

  expect(await seenEverywhere(home, from("2026-12-09", "2026-12-10"))).toEqual(takes(920));
  expect(await seenEverywhere(home, from("2026-12-31", "2027-01-01"))).toEqual(takes(828));
  expect(await seenEverywhere(home, from("2026-12-31", "2027-01-07"))).toEqual(takes(5152));
  const cart = await aCartGuest(app).cart({ propertyId: home.id, ...from("2026-12-31", "2027-01-07") });
  expect(cart.totals.total).toBe(5152);
});
