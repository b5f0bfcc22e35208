import { priceSums } from "#domain/price/price-stay.ts";

/** What a total depends on besides the property: the same for every property of a city on one site. */
export type Charges = { nights: number; vatPercent: number };

/** The total of a stay with VAT, from the price of its nights after the discount and its service fee. */
export function totalOf(net: number, { nights, vatPercent }: Charges): number {
  return priceSums({ accommodation: net, nights, vatPercent }).total;
}

/**
 * The lowest price before VAT with which the total reaches an amount. The total grows with it, so prices can be
 * compared, filtered and sorted before VAT is added.
 */
export function netReaching(total: number, charges: Charges): number {
  let net = Math.floor((total * 100) / (100 + charges.vatPercent));
  while (net > 0 && totalOf(net - 1, charges) >= total) net--;
  while (totalOf(net, charges) < total) net++;
  return net;
}
