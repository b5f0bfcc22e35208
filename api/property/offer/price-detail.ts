import type { PropertyCard } from "#contract/search/search.ts";
import type { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import { riyals } from "#domain/price/riyals.ts";

/** The price of a stay as cards and comparisons show it. */
export function priceDetailOf(price: ReturnType<typeof pricePropertyStay>): PropertyCard["priceDetail"] {
  const { nights, total, original, discount } = price;
  return {
    totalPrice: riyals(total),
    originalPrice: riyals(original),
    nightlyPrice: riyals(Math.floor(total / nights)),
    currency: "SAR",
    discount: { percentage: discount.percentage, source: discount.source },
  };
}
