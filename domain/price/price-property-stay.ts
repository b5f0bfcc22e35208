import { vatOnProperty } from "#domain/site/vat.ts";
import { type Day, daysBetween } from "#domain/stay/day.ts";
import { daysOf, nightsOf, type Stay } from "#domain/stay/stay.ts";
import { nightDiscount, nightPrice } from "./night-price.ts";
import { priceSums, type StayPrice } from "./price-stay.ts";
import { type DiscountSource, discountSources, type PropertyRates, type Sale } from "./property-rates.ts";
import { stayPercentage } from "./stay-discount.ts";

/** One night before VAT: its price and its discount. */
export type PricedNight = { date: Day; price: number; discount: number; source: DiscountSource | null };

export type PropertyStayPrice = Omit<StayPrice, "discount"> & {
  nightly: PricedNight[];
  /** `amount` is before VAT; `percentage` is of the total with VAT; `source` gives most of it. */
  discount: { amount: number; percentage: number; source: DiscountSource | null };
  vatPercent: number;
  /** The price of the first night with VAT and without the service fee. */
  firstNight: number;
};

/** The total price of a stay in a property, night by night. */
export function pricePropertyStay(rates: PropertyRates, stay: Stay, sale: Sale): PropertyStayPrice {
  const nightly = pricedNights(rates, daysOf(stay), stay, sale);
  const vatPercent = vatOnProperty(sale.site, sale.propertyCountry).rate;
  return priceNights(nightly, { serviceFee: rates.serviceFee, vatPercent });
}

/** The same for nights whose prices are known. */
export function priceNights(
  nightly: readonly PricedNight[],
  { serviceFee, vatPercent }: Pick<PropertyStayPrice, "serviceFee" | "vatPercent">,
): PropertyStayPrice {
  const price = priceSums({ ...sumsOf(nightly), serviceFee, vatPercent });
  const source = sourceOf(nightly);
  return {
    ...price,
    nightly: [...nightly],
    discount: { amount: price.discount, percentage: percentOff(price), source },
    vatPercent,
    firstNight: priceSums({ ...sumsOf(nightly.slice(0, 1)), vatPercent }).total,
  };
}

/** Some nights of a stay, whose length and lead decide a part of the discounts. */
export function pricedNights(rates: PropertyRates, nights: readonly Day[], stay: Stay, sale: Sale): PricedNight[] {
  const ofStay = stayPercentage(rates, {
    nights: nightsOf(stay),
    daysAhead: daysBetween(sale.today, stay.checkIn),
  });
  return nights.map((date) => {
    const price = nightPrice(rates, date, sale);
    const discount = nightDiscount(rates, date, price, ofStay);
    return { date, price, discount: discount?.amount ?? 0, source: discount?.source ?? null };
  });
}

/** Whole percents that the guest saves on the total price. */
export function percentOff({ total, original }: { total: number; original: number }): number {
  return original === 0 ? 0 : Math.round(((original - total) * 100) / original);
}

/** The sums of some nights. */
export function sumsOf(nightly: readonly PricedNight[]) {
  return {
    nights: nightly.length,
    accommodation: nightly.reduce((sum, { price }) => sum + price, 0),
    discount: nightly.reduce((sum, { discount }) => sum + discount, 0),
  };
}

function sourceOf(nightly: readonly PricedNight[]): DiscountSource | null {
  const given = (source: DiscountSource) =>
    nightly.reduce((sum, night) => (night.source === source ? sum + night.discount : sum), 0);
  const [largest] = discountSources.toSorted((one, other) => given(other) - given(one));
  return largest && given(largest) > 0 ? largest : null;
}
