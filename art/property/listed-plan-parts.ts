import type { PlanPart } from "#art/property/site-plan/plan-parts.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { hasAmenity, hasSpace } from "./property-facts.ts";

/** The parts of the site plan that the listing has; the first gets the best position. */
export function listedPlanParts(facts: PictureFacts): PlanPart[] {
  const has = (id: number) => hasAmenity(facts, id);
  const here: Record<PlanPart, boolean> = {
    pool: hasSpace(facts, spaces.POOL) || has(amenities.PRIVATE_POOL) || has(amenities.HEATED_POOL),
    "fire-pit": has(amenities.FIRE_PIT),
    tent: hasSpace(facts, spaces.TENT),
    football: has(amenities.FOOTBALL_PITCH),
    barbecue: has(amenities.BARBECUE),
    playground: has(amenities.PLAYGROUND),
    volleyball: has(amenities.VOLLEYBALL_COURT),
    seating: has(amenities.OUTDOOR_SEATING),
  };
  return (Object.keys(here) as PlanPart[]).filter((part) => here[part]);
}
