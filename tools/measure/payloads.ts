import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { addDays, type Day } from "#domain/stay/day.ts";

export const BENCH_CITY = 5;

/** A search of the bench, as far as the SQL needs to know it. */
export type BenchPayload = {
  searchCriteria: object[];
  checkIn: Day;
  checkOut: Day;
  filterCriteria?: { lookupTypeId: number; lookupId: number[] }[];
  priceFilter?: { maximumPrice: number };
  bedCountFilter?: { minimumCount: number };
  sortBy?: string;
  pageNo?: number;
  latitude?: number;
  longitude?: number;
  unitSearch?: { term: string };
};
type Mix = Omit<BenchPayload, "searchCriteria" | "checkIn" | "checkOut">;

const mixes: [number, (chance: () => number) => Mix][] = [
  [0.55, () => ({})],
  [0.7, (chance) => ({ filterCriteria: [{ lookupTypeId: 5, lookupId: [1 + Math.floor(chance() * 20)] }] })],
  [0.8, () => ({ priceFilter: { maximumPrice: 2_500 }, bedCountFilter: { minimumCount: 2 } })],
  [0.9, () => ({ sortBy: "price" })],
  [0.95, () => ({ sortBy: "rating", pageNo: 2 })],
  [0.98, () => ({ sortBy: "distance", latitude: 24.7, longitude: 46.7 })],
  [1, () => ({ unitSearch: { term: "النخيل" } })],
];

/** Typical searches: mostly a city and a weekend, some with filters or a sort order, few with a name. */
export function benchPayloads(count: number, today: Day): BenchPayload[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => {
    const checkIn = addDays(today, random.between(2, 100));
    const stay = { checkIn, checkOut: addDays(checkIn, random.between(1, 4)) };
    const kind = random.fraction();
    const mix = mixes.find(([below]) => kind < below)?.[1](random.fraction) ?? {};
    return { searchCriteria: [{ lookupTypeId: 2, lookupId: [BENCH_CITY] }], ...stay, ...mix };
  });
}

/**
 * The same searches by so many guests who tell their positions, each another one: no answer is the same, and the cards add
 * a distance.
 */
export function withPositions(payloads: readonly BenchPayload[], count: number, firstGuest: number): BenchPayload[] {
  return Array.from({ length: count }, (_, at) => ({
    ...(payloads[at % payloads.length] as BenchPayload),
    latitude: 24.7,
    longitude: 46 + (firstGuest + at) / 1e7,
  }));
}

/** The question of a guest who may come up to three days earlier or later: seven stays. */
export function flexibleQuestion({ searchCriteria, checkIn, checkOut, ...mix }: BenchPayload): object {
  const { sortBy: _, pageNo: __, latitude: ___, longitude: ____, ...filters } = mix;
  return { searchCriteria, checkIn, checkOut, choice: { kind: "days", days: 3 }, filters };
}

/** The question of a guest who compares homes on the dates of a search. */
export function comparison({ checkIn, checkOut }: BenchPayload, propertyIds: readonly number[]): object {
  return { propertyIds, checkIn, checkOut };
}

/** Texts of the field for places: beginnings, parts of names, several words, and typing errors. */
export const typedPlaces = [
  ...["r", "ri", "riy", "riyadh", "riyahd", "cha", "chalet", "palm", "chalet riyadh", "kingdom centre", "gardne"],
  ...["ا", "الر", "الرياض", "الرباض", "شاليه", "نخيل", "شاليه النخيل", "استراحة الرمال", "برج المملكه", "نخبل"],
];
