import type { LeadDiscount, PropertyRates } from "./property-rates.ts";

/** The length of a stay, and how many days from today it begins. */
type BookedAhead = { nights: number; daysAhead: number };

/** The best percentage off all nights that a stay gets by its length or by when it is booked; 0 without one. */
export function stayPercentage(
  { lengthDiscounts = [], leadDiscounts = [] }: Pick<PropertyRates, "lengthDiscounts" | "leadDiscounts">,
  { nights, daysAhead }: BookedAhead,
): number {
  const byLength = lengthDiscounts.filter(({ minNights }) => nights >= minNights);
  const byLead = leadDiscounts.filter((discount) => isInLead(discount, daysAhead));
  return Math.max(0, ...[...byLength, ...byLead].map(({ percentage }) => percentage));
}

function isInLead({ kind, days }: LeadDiscount, daysAhead: number): boolean {
  return kind === "early" ? daysAhead >= days : daysAhead <= days;
}
