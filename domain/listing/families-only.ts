/** The lookups of guests and of the house rule. */
const FAMILIES = 1;
const FAMILIES_ONLY_RULE = 4;

/** Whether the house rule "families only" and the guests who may book say the same. */
export function agreesOnFamilies(guestTypeIds: readonly number[], fixedRuleIds: readonly number[]): boolean {
  const isFamilies = guestTypeIds.length === 1 && guestTypeIds[0] === FAMILIES;
  return isFamilies || !fixedRuleIds.includes(FAMILIES_ONLY_RULE);
}
