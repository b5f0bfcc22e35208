import { priceSums } from "#domain/price/price-stay.ts";

/** What makes the total of a stay out of its nights: the same for every home of a city on one site. */
export type Charges = { nights: number; serviceFee: number; vatPercent: number };

/** The all-in total of a stay whose nights cost this much after the discount. */
export function totalOf(net: number, charges: Charges): number {
  return priceSums({ accommodation: net, ...charges }).total;
}

/**
 * The least a stay's nights may cost for its total to reach an amount. The total grows with the nights, so that prices
 * can be compared, filtered and sorted before fee and VAT are added.
 */
export function netReaching(total: number, charges: Charges): number {
  let [low, high] = [0, Math.max(0, Math.ceil(total))];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (totalOf(middle, charges) >= total) high = middle;
    else low = middle + 1;
  }
  return low;
}
