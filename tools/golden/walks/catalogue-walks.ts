import { setTimeout as pause } from "node:timers/promises";
import { randomSearch } from "#api/testing/search/random-search.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { aVisitor, type Visitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

const RIYADH = 5;
const SEARCHES = 40;
/** Search learns of the nights that earlier walks booked within a second. */
const REFRESH_MS = 1_500;

/** What everybody sees of the seeded catalogue: its homes, their prices, places, pictures and tours. */
export const catalogueSteps: WalkSteps = {
  "catalogue-lookups": lookups,
  "catalogue-search": searches,
  "catalogue-homes": homes,
  "catalogue-rows": rowsOfHomes,
};

async function lookups(context: WalkContext): Promise<void> {
  const { language } = context.variant;
  const guest = aVisitor(context);
  const get = (url: string) => guest.call("GET", url);
  await get(endpoints.listCurrencies.url);
  await get(endpoints.listCountries.url);
  await get(endpoints.listLookupTypes.url);
  for (const type of Object.keys(lookupTypes))
    await get(`${endpoints.listLookups.url.replace(":lookupType", type)}?locale=${language}`);
  for (const name of ["ri", "شاط", "pool", "مسبح"])
    await get(`${endpoints.searchLookups.url}?locale=${language}&name=${encodeURIComponent(name)}`);
  await get(endpoints.listCities.url);
  for (const text of ["riyadh", "الخبر", "obhur", "قمرا", "kaaba"])
    await get(`${endpoints.findPlaces.url}?locale=${language}&text=${encodeURIComponent(text)}`);
  for (const text of ["chalet in Taif for 8 with a pool", "شاليه في جدة لعائلة من 6 مع مسبح"])
    await get(`${endpoints.readSentence.url}?locale=${language}&text=${encodeURIComponent(text)}`);
}

async function searches(context: WalkContext): Promise<void> {
  await pause(REFRESH_MS);
  const guest = aVisitor(context);
  const random = seededRandom(37);
  const today = todayInRiyadh(context.clock.now());
  for (let n = 0; n < SEARCHES; n++)
    await guest.call("POST", endpoints.searchProperties.url, randomSearch(random, today));
  const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [RIYADH] }];
  await guest.call("POST", endpoints.findNearestDates.url, { searchCriteria, ...stay });
  for (const choice of [
    { kind: "days", days: 3 },
    { kind: "nights", nights: 3, month: stay.checkIn.slice(0, 7) },
    { kind: "weekends", month: stay.checkIn.slice(0, 7) },
  ])
    await guest.call("POST", endpoints.findFlexibleDates.url, { searchCriteria, ...stay, choice });
}

async function homes(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { properties } = context;
  const seen = new Set<string>();
  for (const propertyId of properties.filter((_, index) => index % 12 === 0)) {
    const details = await guest.call("GET", `${endpoints.getPropertyDetails.url}?propertyId=${propertyId}`);
    for (const [url] of details.body.matchAll(/\/img\/[^"\\ ]+/g)) seen.add(url);
    await ofProperty(context, guest, propertyId);
  }
  context.note(`addresses of pictures\n${[...seen].join("\n")}`);
}

async function ofProperty({ clock }: WalkContext, guest: Visitor, propertyId: number): Promise<void> {
  const today = todayInRiyadh(clock.now());
  const from = (url: string) => url.replace(":propertyId", String(propertyId));
  await guest.call("GET", from(endpoints.getAvailability.url));
  await guest.call("GET", from(endpoints.getTour.url));
  for (const [days, nights] of [
    [5, 1],
    [33, 4],
    [120, 9],
  ] as const) {
    const checkIn = addDays(today, days);
    await guest.call("POST", endpoints.quoteStay.url, { propertyId, checkIn, checkOut: addDays(checkIn, nights) });
  }
  for (const sortBy of ["Newest", "HighestRating"])
    await guest.call("POST", endpoints.retrieveReviews.url, { provider: "mabeet", productId: propertyId, sortBy });
}

async function rowsOfHomes(context: WalkContext): Promise<void> {
  await pause(REFRESH_MS);
  const guest = aVisitor(context);
  const today = todayInRiyadh(context.clock.now());
  const stay = { checkIn: addDays(today, 40), checkOut: addDays(today, 42) };
  const some = context.properties.slice(0, 4);
  await guest.call("POST", endpoints.listCarousels.url, { page: "HOME", ...stay });
  await guest.call("POST", endpoints.listCarousels.url, { page: "SEARCH", cityId: RIYADH, ...stay });
  await guest.call("GET", endpoints.listCampaigns.url);
  await guest.call("POST", endpoints.listCards.url, { propertyIds: context.properties.slice(0, 20), ...stay });
  await guest.call("POST", endpoints.compareProperties.url, { propertyIds: some, ...stay });
}
