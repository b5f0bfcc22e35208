import type { CurrencyCode } from "#domain/money/currency.ts";
import { shownStep } from "#domain/money/minor-units.ts";

/** A plan of a lender: how many instalments, and the amount of the first in minor units. */
export type InstalmentPlan = { instalments: number; firstMinor: number };

/**
 * The instalments in minor units, in the order they are due. They add up to the total exactly: those after the first are
 * equal, and the last one carries the rest if a lender's first instalment leaves one.
 */
export function instalmentSchedule(
  totalMinor: number,
  { instalments, firstMinor }: InstalmentPlan,
  currency: CurrencyCode,
): number[] {
  if (instalments < 2 || firstMinor >= totalMinor) return [totalMinor];
  const later = instalments - 1;
  const part = shownPart(totalMinor - firstMinor, later, currency);
  const last = totalMinor - firstMinor - part * (later - 1);
  return [firstMinor, ...Array.from({ length: later - 1 }, () => part), last];
}

/** Equal instalments, of which the first one carries what cannot be divided, as Tabby and Tamara do. */
export function equalInstalments(totalMinor: number, instalments: number, currency: CurrencyCode): InstalmentPlan {
  const part = shownPart(totalMinor, instalments, currency);
  return { instalments, firstMinor: totalMinor - part * (instalments - 1) };
}

function shownPart(minor: number, parts: number, currency: CurrencyCode): number {
  const step = shownStep(currency);
  return Math.floor(minor / parts / step) * step;
}
