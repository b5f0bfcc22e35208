import { amenities as has } from "#domain/lookup/amenities.ts";
import type { PropertyKind } from "#seed/data/property-kinds.ts";
import type { PropertyPlan } from "./property-plan.ts";

const OUTDOOR: readonly PropertyKind[] = ["chalet", "istiraha", "villa", "farm", "camp", "cabin"];
const WALLED: readonly PropertyKind[] = ["chalet", "istiraha", "villa", "farm"];
const ROOMY: readonly PropertyKind[] = ["istiraha", "farm", "villa"];
const POOL_CHANCE: Record<PropertyKind, number> = {
  chalet: 0.88,
  istiraha: 0.7,
  villa: 0.85,
  farm: 0.6,
  camp: 0.08,
  apartment: 0,
  cabin: 0.12,
};

/**
 * The amenities of a property, by its kind, surroundings and quality. An amenity that needs another one never comes
 * alone.
 */
export function makeAmenities({ kind, quality, area, randomFor }: PropertyPlan): number[] {
  const random = randomFor("amenities");
  const luck = 0.6 + quality * 0.8;
  const found = new Set<number>([has.PARKING, has.AIR_CONDITIONING]);
  const may = (amenity: number, chance: number, needed = true) => {
    if (random.chance(Math.min(0.97, chance * luck)) && needed) found.add(amenity);
  };
  const outdoor = OUTDOOR.includes(kind);
  const cold = area.scape === "mountain" || area.scape === "rock";

  may(has.PRIVATE_POOL, POOL_CHANCE[kind]);
  const pool = found.has(has.PRIVATE_POOL);
  may(has.HEATED_POOL, cold ? 0.5 : 0.25, pool);
  may(has.CHILDRENS_POOL, 0.35, pool && WALLED.includes(kind));
  may(has.POOL_FENCE, 0.4, pool);
  may(has.GARDEN, kind === "farm" ? 0.97 : 0.5, WALLED.includes(kind));
  may(has.BARBECUE, 0.75, outdoor);
  may(has.FIRE_PIT, kind === "camp" ? 0.95 : cold ? 0.6 : 0.35, outdoor);
  may(has.OUTDOOR_SEATING, 0.8, outdoor);
  may(has.KITCHEN, kind === "camp" ? 0.4 : 0.9);
  may(has.COFFEE_CORNER, 0.55);
  may(has.DINING_TABLE, 0.5);
  may(has.HEATING, cold ? 0.9 : 0.2);
  may(has.WIFI, 0.75);
  may(has.JACUZZI, kind === "villa" || kind === "chalet" ? 0.22 : 0.08, kind !== "camp");
  may(has.WASHING_MACHINE, 0.45, kind !== "camp");
  may(has.SEPARATE_SECTIONS, 0.35, ROOMY.includes(kind));
  may(has.LARGE_SCREEN, 0.6);
  may(has.BILLIARDS, 0.22, WALLED.includes(kind));
  may(has.TABLE_FOOTBALL, 0.25, WALLED.includes(kind));
  may(has.FOOTBALL_PITCH, 0.3, kind === "istiraha" || kind === "farm");
  may(has.VOLLEYBALL_COURT, 0.25, kind === "istiraha" || kind === "farm" || kind === "camp");
  may(has.PLAYGROUND, 0.4, WALLED.includes(kind));
  may(has.TRAMPOLINE, 0.25, WALLED.includes(kind));
  may(has.COT, 0.2);
  may(has.CARETAKER, 0.45, outdoor);
  may(has.FIRST_AID, 0.6);
  return [...found].sort((one, other) => one - other);
}
