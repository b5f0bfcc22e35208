import { priceSums } from "#domain/price/price-stay.ts";

/** The charges on top of the nights of a stay: the same for every property of a city on one site. */
export type Charges = { nights: number; serviceFee: number; vatPercent: number };

/** The total of a stay with fee and VAT, from the price of its nights after the discount. */
export function totalOf(net: number, { nights, serviceFee, vatPercent }: Charges): number {
  return priceSums({ accommodation: net, nights, serviceFee, vatPercent }).total;
}

/**
 * The lowest price of the nights with which the total reaches an amount. The total grows with the nights, so prices can
 * be compared, filtered and sorted before fee and VAT are added.
 */
export function netReaching(total: number, charges: Charges): number {
  const guess = Math.floor((total * 100) / (100 + charges.vatPercent)) - charges.serviceFee;
  let net = Math.max(0, guess);
  while (net > 0 && totalOf(net - 1, charges) >= total) net--;
  while (totalOf(net, charges) < total) net++;
  return net;
}
