import type { Random } from "#art/random/random.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { houseBeds, tentBeds } from "#domain/property/beds.ts";
import type { PropertyKind } from "#seed/data/property-kinds.ts";
import { type InBothLanguages, pools } from "#seed/data/property-texts.ts";
import type { PropertyPlan } from "./property-plan.ts";

export type Space = { spaceCategoryId: number; detailEn: string | null; detailAr: string | null };

const WITH_MAJLIS: Record<PropertyKind, number> = {
  chalet: 0.6,
  istiraha: 0.97,
  villa: 0.7,
  farm: 0.9,
  camp: 0.85,
  apartment: 0.1,
  cabin: 0.05,
};

/** The rooms and outdoor spaces of a property, matching its amenities. */
export function makeSpaces(
  { kind, bedrooms, randomFor }: PropertyPlan,
  bathrooms: number,
  amenityIds: readonly number[],
): Space[] {
  const random = randomFor("spaces");
  const has = (amenity: number) => amenityIds.includes(amenity);
  const games = has(amenities.BILLIARDS) || has(amenities.TABLE_FOOTBALL);
  const many = (count: number, make: () => Space) => Array.from({ length: count }, make);
  const maybe = (there: boolean, make: () => Space) => (there ? [make()] : []);
  return [
    ...maybe(random.chance(WITH_MAJLIS[kind]), () => space(spaces.MAJLIS, seats(random))),
    ...maybe(kind !== "camp", () => space(spaces.LIVING_ROOM)),
    ...many(bedrooms, () => space(spaces.BEDROOM, random.pick(kind === "camp" ? tentBeds : houseBeds))),
    ...maybe(has(amenities.KITCHEN), () => space(spaces.KITCHEN)),
    ...maybe(has(amenities.DINING_TABLE) && bedrooms > 2, () => space(spaces.DINING_ROOM)),
    ...many(bathrooms, () => space(spaces.BATHROOM)),
    ...maybe(games, () => space(spaces.GAMES_ROOM)),
    ...maybe(has(amenities.PRIVATE_POOL), () => space(spaces.POOL, random.pick(pools))),
    ...maybe(has(amenities.GARDEN), () => space(spaces.GARDEN)),
    ...maybe(kind === "camp" || (kind !== "apartment" && random.chance(0.18)), () => space(spaces.TENT)),
    ...maybe(kind !== "camp" && random.chance(0.2), () => space(spaces.ROOF_TERRACE)),
    ...maybe((kind === "istiraha" || kind === "villa") && random.chance(0.4), () => space(spaces.COURTYARD)),
  ];
}

function seats(random: Random): InBothLanguages {
  const people = random.pick([12, 15, 20, 25, 30]);
  return { en: `Seats ${people}`, ar: `يتسع لـ ${people} شخصًا` };
}

function space(spaceCategoryId: number, detail?: InBothLanguages): Space {
  return { spaceCategoryId, detailEn: detail?.en ?? null, detailAr: detail?.ar ?? null };
}
