import { type PolicyTypeId, policyTypes } from "#domain/policy/cancellation-policy.ts";
import { otherRules } from "#seed/data/property-texts.ts";
import type { PropertyPlan } from "./property-plan.ts";

export const FAMILIES = 1;
export const MEN = 2;
export const WOMEN = 3;
const EVERYONE = 4;
const FAMILIES_ONLY_RULE = 4;
const ruleChances: readonly (readonly [ruleId: number, chance: number])[] = [
  [1, 0.55],
  [2, 0.7],
  [3, 0.6],
  [5, 0.4],
  [6, 0.9],
  [7, 0.3],
];

/** The terms of a property: guests, house rules, cancellation, deposit. */
export function makeTerms({ kind, size, randomFor }: PropertyPlan) {
  const random = randomFor("terms");
  const guestTypeIds = guestTypes(random.next(), kind === "istiraha" || kind === "camp");
  const familiesOnly = guestTypeIds.length === 1 && guestTypeIds[0] === FAMILIES;
  const fixedRuleIds = [
    ...ruleChances.filter(([, chance]) => random.chance(chance)).map(([ruleId]) => ruleId),
    ...(familiesOnly ? [FAMILIES_ONLY_RULE] : []),
  ].sort((one, other) => one - other);
  const policyTypeId = Number(random.weighted({ 1: 25, 2: 20, 3: 55 })) as PolicyTypeId;
  const hours = random.pick([60, 60, 60, 24, 48, 72, 168]);
  const start = random.whole(0, otherRules.length - 1);
  return {
    guestTypeIds,
    fixedRuleIds,
    otherRules: otherRules.slice(start, start + random.whole(0, 3)),
    policyTypeId,
    freeCancellationHours: policyTypeId === policyTypes.NON_REFUNDABLE ? 0 : hours,
    insuranceAmount: random.pick(size > 1500 ? [0, 50_000, 100_000, 150_000] : [0, 20_000, 30_000, 50_000]),
  };
}

/** Istirahas and camps are let to young men too; most properties are for families. */
function guestTypes(share: number, bachelors: boolean): number[] {
  if (bachelors && share < 0.18) return [MEN];
  if (share < 0.5) return [FAMILIES];
  if (share < 0.6) return [FAMILIES, WOMEN];
  if (share < 0.66) return [WOMEN];
  return bachelors && share < 0.8 ? [FAMILIES, MEN] : [EVERYONE];
}
