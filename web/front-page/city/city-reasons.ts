import type { Language } from "#domain/language/language.ts";
import { cityCentres } from "#domain/location/city-centres.ts";
import { metresBetween } from "#domain/location/distance.ts";
import { landmarks } from "#domain/place/landmarks.ts";

export type City = { cityId: number; name: string; count: number; fromPrice: number };
/** Why a city is in the strip: the most homes, the lowest price, or a landmark that everybody knows. */
export type Reason = { kind: "widest" | "cheapest" } | { kind: "near"; landmark: string };
export type FeaturedCity = City & { reason: Reason };

const MAX_FEATURED = 5;
/** Cities nearer to each other than an hour's drive offer the same weekend twice. */
const MIN_METRES_APART = 150_000;
const AIRPORT = /Airport/;

/** Up to five cities far from each other, each with its reason, and all the others; both in the order of the site. */
export function featureCities(cities: readonly City[], language: Language) {
  const featured: FeaturedCity[] = [];
  for (const city of cities) {
    const reason = reasonOf(city, cities, language);
    if (!reason || featured.length === MAX_FEATURED || featured.some((other) => isNear(city, other))) continue;
    featured.push({ ...city, reason });
  }
  return { featured, others: cities.filter(({ cityId }) => !featured.some((city) => city.cityId === cityId)) };
}

function reasonOf({ cityId, count, fromPrice }: City, cities: readonly City[], language: Language): Reason | null {
  if (count === Math.max(...cities.map((city) => city.count))) return { kind: "widest" };
  if (fromPrice === Math.min(...cities.map((city) => city.fromPrice))) return { kind: "cheapest" };
  const landmark = landmarks.find((each) => each.cityId === cityId && !AIRPORT.test(each.names.en));
  return landmark ? { kind: "near", landmark: landmark.names[language] } : null;
}

function isNear(one: City, other: City): boolean {
  const [from, to] = [cityCentres[one.cityId], cityCentres[other.cityId]];
  return from !== undefined && to !== undefined && metresBetween(from, to) < MIN_METRES_APART;
}
