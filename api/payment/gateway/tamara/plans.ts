import type { CurrencyCode } from "#domain/money/currency.ts";
import { equalInstalments, type InstalmentPlan } from "#domain/payment/instalments.ts";
import { tamaraLending } from "#domain/payment/lending.ts";

/** In how many instalments a guest can pay. */
const counts = tamaraLending.instalments;

const planIdOf = (instalments: number) => `tamara-${instalments}`;

/** The instalments of a plan; `null` for one that Tamara does not have. */
export function instalmentsOf(planId: string | null): number | null {
  return counts.find((count) => planIdOf(count) === planId) ?? null;
}

/** The plans in these numbers of instalments; `null` is every one. Tamara names no amounts of them: they are equal. */
export function plansFor(
  amountMinor: number,
  currency: CurrencyCode,
  allowed: readonly number[] | null,
): (InstalmentPlan & { planId: string })[] {
  const offered = counts.filter((count) => !allowed || allowed.includes(count));
  return offered.map((count) => ({ planId: planIdOf(count), ...equalInstalments(amountMinor, count, currency) }));
}
