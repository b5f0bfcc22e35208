import { priceSums } from "#domain/price/price-stay.ts";

/** What makes the total of a stay out of its nights: the same for every home of a city on one site. */
export type Charges = { nights: number; serviceFee: number; vatPercent: number };

/** The all-in total of a stay whose nights cost this much after the discount. */
export function totalOf(net: number, { nights, serviceFee, vatPercent }: Charges): number {
  return priceSums({ accommodation: net, nights, serviceFee, vatPercent }).total;
}

/**
 * The least a stay's nights may cost for its total to reach an amount. The total grows with the nights, so that prices
 * can be compared, filtered and sorted before fee and VAT are added.
 */
export function netReaching(total: number, charges: Charges): number {
  const guess = Math.floor((total * 100) / (100 + charges.vatPercent)) - charges.serviceFee;
  let net = Math.max(0, guess);
  while (net > 0 && totalOf(net - 1, charges) >= total) net--;
  while (totalOf(net, charges) < total) net++;
  return net;
}
