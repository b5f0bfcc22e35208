import { vatOnHome } from "#domain/site/vat.ts";
import type { Day } from "#domain/stay/day.ts";
import { daysOf, type Stay } from "#domain/stay/stay.ts";
import { type DiscountSource, discountSources, type HomeRates, type Sale } from "./home-rates.ts";
import { nightDiscount, nightPrice } from "./night-price.ts";
import { priceSums, type StayPrice } from "./price-stay.ts";

/** One night before VAT: what it costs, and what is taken off. */
export type PricedNight = { date: Day; price: number; discount: number; source: DiscountSource | null };

export type HomeStayPrice = Omit<StayPrice, "discount"> & {
  nightly: PricedNight[];
  /** `amount` is before VAT; `percentage` is how much less the guest pays, all in, and `source` who gives most of it. */
  discount: { amount: number; percentage: number; source: DiscountSource | null };
  vatPercent: number;
  /** What the first night alone costs, all in but without the service fee. */
  firstNight: number;
};

/** The all-in price of a stay in a home, night by night. */
export function priceHomeStay(rates: HomeRates, stay: Stay, sale: Sale): HomeStayPrice {
  const nightly = daysOf(stay).map((night) => pricedNight(rates, night, sale));
  const vatPercent = vatOnHome(sale.site, sale.homeCountry).rate;
  const serviceFee = sale.site.serviceFee ?? 0;
  const price = priceSums({ ...sumsOf(nightly), serviceFee, vatPercent });
  const source = sourceOf(nightly);
  return {
    ...price,
    nightly,
    discount: { amount: price.discount, percentage: percentOff(price), source },
    vatPercent,
    firstNight: priceSums({ ...sumsOf(nightly.slice(0, 1)), vatPercent }).total,
  };
}

export function pricedNight(rates: HomeRates, date: Day, sale: Sale): PricedNight {
  const price = nightPrice(rates, date, sale);
  const discount = nightDiscount(rates, date, price);
  return { date, price, discount: discount?.amount ?? 0, source: discount?.source ?? null };
}

/** Whole percents the guest saves on the all-in price. */
export function percentOff({ total, original }: { total: number; original: number }): number {
  return original === 0 ? 0 : Math.round(((original - total) * 100) / original);
}

function sumsOf(nightly: readonly PricedNight[]) {
  return {
    nights: nightly.length,
    accommodation: nightly.reduce((sum, { price }) => sum + price, 0),
    discount: nightly.reduce((sum, { discount }) => sum + discount, 0),
  };
}

function sourceOf(nightly: readonly PricedNight[]): DiscountSource | null {
  const given = (source: DiscountSource) =>
    nightly.reduce((sum, night) => (night.source === source ? sum + night.discount : sum), 0);
  const [most] = discountSources.toSorted((one, other) => given(other) - given(one));
  return most && given(most) > 0 ? most : null;
}
