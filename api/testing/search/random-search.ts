import { type SearchPayload, searchProperties } from "#contract/search.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import type { Dice } from "./dice.ts";
import { randomCities } from "./random-properties.ts";

const choices = [
  { lookupTypeId: lookupTypes.AREA, ids: [501, 502, 503, 504, 1301, 1302, 1303] },
  { lookupTypeId: lookupTypes.PROPERTY_TYPE, ids: [1, 2, 3, 4, 5, 6, 7] },
  { lookupTypeId: lookupTypes.AMENITY, ids: [1, 2, 3, 4, 5, 6, 7, 8, 99] },
  { lookupTypeId: lookupTypes.SPACE_CATEGORY, ids: [1, 2, 3, 4, 5, 8, 9] },
  { lookupTypeId: lookupTypes.GUEST_TYPE, ids: [1, 2, 3, 4] },
  { lookupTypeId: lookupTypes.REVIEW_TYPE, ids: [1, 2, 3, 4] },
  { lookupTypeId: lookupTypes.CITY, ids: [5, 13] },
];
const terms = ["قمرا", "اصاله", "شاليه", "qamra", "NAKH", "al n", "dunes & d", "renamed 3", "xyz", "اِسْتِراحَة", " "];

/** Any search a guest could make: every filter, sort, page, city and stay, most of them with a few filters only. */
export function randomSearch(dice: Dice, today: Day): SearchPayload {
  const often = dice.oneOf([0, 0.08, 0.3]);
  const perhaps = <Value>(make: () => Value): Value | undefined => (dice.isLuck(often) ? make() : undefined);
  const range = (most: number) => [dice.between(0, most), dice.between(0, most)].slice(0, dice.between(1, 2));
  const checkIn = addDays(today, dice.between(0, 75));
  const city = dice.oneOf(randomCities);
  const near = dice.isLuck(0.4);
  const sortBy = dice.oneOf(
    near ? (["rank", "price", "rating", "distance"] as const) : (["rank", "price", "rating"] as const),
  );
  const wishes = {
    searchCriteria: [{ lookupTypeId: lookupTypes.CITY, lookupId: [city.id] }],
    checkIn,
    checkOut: addDays(checkIn, dice.isLuck(0.8) ? dice.between(1, 4) : dice.between(5, 28)),
    filterCriteria: choices
      .filter(() => dice.isLuck(often))
      .map(({ lookupTypeId, ids }) => ({ lookupTypeId, lookupId: dice.someOf(ids, dice.oneOf([0.15, 0.4])) })),
    priceFilter: perhaps(() => named(range(12_000), "minimumPrice", "maximumPrice")),
    sizeFilter: perhaps(() => named(range(1_500), "minimumSize", "maximumSize")),
    bedCountFilter: perhaps(() => named(range(6), "minimumCount", "maximumCount")),
    bathRoomCountFilter: perhaps(() => named(range(5), "minimumCount", "maximumCount")),
    unitSearch: perhaps(() => ({ term: dice.oneOf(terms) })),
    is3DView: perhaps(() => dice.isLuck(0.8)),
    freeCancellation: perhaps(() => dice.isLuck(0.8)),
    guestCount: perhaps(() => dice.between(1, 25)),
    bounds: perhaps(() => boxAround(city, dice)),
    ...(near && { latitude: city.latitude + dice.chance() / 5, longitude: city.longitude + dice.chance() / 5 }),
    sortBy,
    sortOrder: perhaps(() => dice.oneOf(["asc", "desc"] as const)),
    rankType: dice.oneOf(["static", "dynamic"] as const),
    pageNo: dice.isLuck(0.7) ? 1 : dice.between(2, 5),
    pageSize: dice.oneOf([1, 3, 10, 25]),
  };
  return searchProperties.schema.body.parse(JSON.parse(JSON.stringify(wishes)));
}

function named([one, other]: number[], minimum: string, maximum: string): Record<string, number | undefined> {
  return { [minimum]: one, [maximum]: other };
}

function boxAround({ latitude, longitude }: { latitude: number; longitude: number }, dice: Dice) {
  const [south, west] = [latitude + dice.chance() / 8, longitude + dice.chance() / 8];
  return { south, west, north: south + dice.chance() / 5, east: west + dice.chance() / 5 };
}
