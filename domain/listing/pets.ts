import { amenities } from "#domain/lookup/amenities.ts";

/** The lookup of the house rule. */
const NO_PETS_RULE = 2;

/** Whether the amenities and the house rules of a home say the same of pets. */
export function agreesOnPets(amenityIds: readonly number[], fixedRuleIds: readonly number[]): boolean {
  return !amenityIds.includes(amenities.PETS) || !fixedRuleIds.includes(NO_PETS_RULE);
}
