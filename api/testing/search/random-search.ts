import { type SearchPayload, searchProperties } from "#contract/search/search.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import {
  checkboxFilterNames,
  type LookupFilterName,
  lookupFilter,
  lookupFilterNames,
  type RangeFilterName,
  rangeFilter,
  rangeFilterNames,
  textFilterNames,
} from "#domain/search/filters.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { randomCities } from "./random-properties.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Ids to choose from; the last amenity exists nowhere. */
const idsOf: Partial<Record<LookupFilterName, readonly number[]>> = {
  cities: randomCities.map(({ id }) => id),
  areas: [501, 502, 503, 504, 1301, 1302, 1303],
  amenities: [1, 2, 3, 4, 5, 6, 7, 8, 99],
  spaces: [1, 2, 3, 4, 5, 8, 9],
  guestTypes: [1, 2, 3, 4],
  reviewRating: [1, 2, 3, 4],
};
const usualIds = [1, 2, 3, 4, 5, 6, 7];
const terms = ["قمرا", "اصاله", "شاليه", "qamra", "NAKH", "al n", "dunes & d", "renamed 3", "xyz", "اِسْتِراحَة", " "];

/** Any search that a guest can make: every filter, sort, page, city and stay, usually with few filters. */
export function randomSearch(random: SeededRandom, today: Day): SearchPayload {
  const share = random.oneOf([0, 0.08, 0.3]);
  const maybe = <Value>(make: () => Value): Value | undefined => (random.chance(share) ? make() : undefined);
  const checkIn = addDays(today, random.between(0, 75));
  const city = random.oneOf(randomCities);
  const near = random.chance(0.4);
  const sortBy = random.oneOf(
    near ? (["rank", "price", "rating", "distance"] as const) : (["rank", "price", "rating"] as const),
  );
  const payload = {
    searchCriteria: [{ lookupTypeId: lookupTypes.CITY, lookupId: [city.id] }],
    checkIn,
    checkOut: addDays(checkIn, random.chance(0.8) ? random.between(1, 4) : random.between(5, 28)),
    filterCriteria: lookupFilterNames
      .filter(() => random.chance(share))
      .map((name) => ({
        lookupTypeId: lookupFilter(name).lookupTypeId,
        lookupId: random.someOf(idsOf[name] ?? usualIds, random.oneOf([0.15, 0.4])),
      })),
    ...fieldsOf(rangeFilterNames, (name) => maybe(() => randomRange(random, name))),
    ...fieldsOf(textFilterNames, () => maybe(() => ({ term: random.oneOf(terms) }))),
    ...fieldsOf(checkboxFilterNames, () => maybe(() => random.chance(0.8))),
    guestCount: maybe(() => random.between(1, 25)),
    bounds: maybe(() => boxAround(city, random)),
    ...(near && { latitude: city.latitude + random.fraction() / 5, longitude: city.longitude + random.fraction() / 5 }),
    sortBy,
    sortOrder: maybe(() => random.oneOf(["asc", "desc"] as const)),
    rankType: random.oneOf(["static", "dynamic"] as const),
    pageNo: random.chance(0.7) ? 1 : random.between(2, 5),
    pageSize: random.oneOf([1, 3, 10, 25]),
  };
  return searchProperties.schema.body.parse(JSON.parse(JSON.stringify(payload)));
}

function fieldsOf<Name extends string>(names: readonly Name[], fieldOf: (name: Name) => unknown) {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)]));
}

/** One end or both, in any order. */
function randomRange(random: SeededRandom, name: RangeFilterName): Record<string, number | undefined> {
  const { minimum, maximum, fallback } = rangeFilter(name);
  const max = Math.ceil(fallback.maximum * random.oneOf([1, 0.3]));
  return { [minimum]: random.between(0, max), [maximum]: random.chance(0.5) ? random.between(0, max) : undefined };
}

function boxAround({ latitude, longitude }: { latitude: number; longitude: number }, random: SeededRandom) {
  const [south, west] = [latitude + random.fraction() / 8, longitude + random.fraction() / 8];
  return { south, west, north: south + random.fraction() / 5, east: west + random.fraction() / 5 };
}
