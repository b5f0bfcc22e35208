import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import type { CancellationPolicy } from "#domain/policy/cancellation-policy.ts";
import { riyals } from "#domain/price/riyals.ts";

/** The cancellation policies of the API: amounts in riyals instead of halalas. */
export function policiesInRiyals(terms: readonly CancellationPolicy[]): UnitPriceDetails["unitCancellationPolicies"] {
  return terms.map(({ policies, ...more }) => ({
    ...more,
    policies: policies.map(({ policy: { sellingAmount, chargedAmount }, ...step }) => ({
      ...step,
      policy: { sellingAmount: riyals(sellingAmount), chargedAmount: riyals(chargedAmount) },
    })),
  }));
}
