import { agreesOnPets } from "#domain/listing/pets.ts";
import type { Scape } from "#domain/location/terrains.ts";
import { amenities as has } from "#domain/lookup/amenities.ts";
import type { PropertyKind } from "#seed/data/property-kinds.ts";
import { isStepFree } from "./make-infos.ts";
import { MEN, WOMEN } from "./make-terms.ts";
import type { PropertyPlan } from "./property-plan.ts";

const WITH_VIEW: Record<Scape, number> = { sea: 0.6, mountain: 0.65, rock: 0.5, desert: 0.2, palm: 0.15, town: 0.05 };
const WITH_PETS: Record<PropertyKind, number> = {
  farm: 0.8,
  camp: 0.7,
  istiraha: 0.55,
  chalet: 0.5,
  villa: 0.4,
  cabin: 0.4,
  apartment: 0.2,
};
/** The word for a view in names. */
const VIEW_NAME = "Matall";

type Terms = { guestTypeIds: readonly number[]; fixedRuleIds: readonly number[] };

/** Amenities that follow from the place, the terms and the other amenities of a property, with those others. */
export function withLabels(plan: PropertyPlan, { guestTypeIds, fixedRuleIds }: Terms, others: readonly number[]) {
  const { kind, name, area, randomFor } = plan;
  const random = randomFor("labels");
  const [view, pets, pool] = [random.next(), random.next(), random.next()];
  const found = new Set(others);
  if (name.en.includes(VIEW_NAME) || view < WITH_VIEW[area.scape]) found.add(has.VIEW);
  if (pets < WITH_PETS[kind] && agreesOnPets([has.PETS], fixedRuleIds)) found.add(has.PETS);
  if (isStepFree(plan)) found.add(has.STEP_FREE);
  const isForMen = guestTypeIds.every((id) => id === MEN);
  if (found.has(has.PRIVATE_POOL) && !isForMen && pool < womensPool(found, guestTypeIds)) found.add(has.WOMENS_POOL);
  return [...found].sort((one, other) => one - other);
}

/** Homes for women have one more often, and those with a section of their own for them. */
function womensPool(amenityIds: ReadonlySet<number>, guestTypeIds: readonly number[]): number {
  if (amenityIds.has(has.SEPARATE_SECTIONS)) return 0.6;
  return guestTypeIds.includes(WOMEN) ? 0.4 : 0.04;
}
