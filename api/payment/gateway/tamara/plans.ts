import type { CurrencyCode } from "#domain/money/currency.ts";
import { shownStep } from "#domain/money/minor-units.ts";
import type { InstalmentPlan } from "#domain/payment/instalments.ts";

/** In how many instalments a guest can pay. */
const counts = [3, 4] as const;

const planIdOf = (instalments: number) => `tamara-${instalments}`;

/** The instalments of a plan; `null` for one that Tamara does not have. */
export function instalmentsOf(planId: string | null): number | null {
  return counts.find((count) => planIdOf(count) === planId) ?? null;
}

/** The plans in these numbers of instalments; `null` is every one. */
export function plansFor(
  amountMinor: number,
  currency: CurrencyCode,
  allowed: readonly number[] | null,
): (InstalmentPlan & { planId: string })[] {
  const offered = counts.filter((count) => !allowed || allowed.includes(count));
  return offered.map((count) => ({ planId: planIdOf(count), ...planOf(amountMinor, currency, count) }));
}

/** Tamara names no amounts of instalments: they are equal, and the first one carries the rest. */
export function planOf(amountMinor: number, currency: CurrencyCode, instalments: number): InstalmentPlan {
  const step = shownStep(currency);
  const part = Math.floor(amountMinor / instalments / step) * step;
  return { instalments, firstMinor: amountMinor - part * (instalments - 1) };
}
