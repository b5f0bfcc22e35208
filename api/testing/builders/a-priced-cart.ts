import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { BookedProperty } from "#api/schema/chalet.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import { seasonCalendar } from "#domain/price/season.ts";
import { type SiteId, siteById } from "#domain/site/sites.ts";

const stay = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
const discounts = [{ from: "2026-12-03", to: "2026-12-03", percentage: 10, source: "PROPERTY" as const }];
const property = {
  nameEn: "Qamra Chalet",
  nameAr: "شاليه قمرا",
  originalNameEn: null,
  originalNameAr: null,
} as BookedProperty;
export const someCover = {
  productId: "cover",
  planId: "full",
  name: { en: "Full cover", ar: "تغطية شاملة" },
  description: { en: "", ar: "" },
  amount: 5_400,
};

type CartInput = {
  siteId?: SiteId;
  propertyCountry?: string;
  serviceFee?: number;
  weekdayPrice?: number;
} & Partial<CartRow>;

/** A cart of three nights, SAR 3,200 before VAT with a discount of 120; it is not in a database. */
export function aPricedCart(input: CartInput = {}, coupon: PricedCart["coupon"] = null): PricedCart {
  const { siteId = "mabeet-SA", propertyCountry = "SA", serviceFee = 0, weekdayPrice = 80_000, ...row } = input;
  const rates = { weekdayPrice, weekendPrice: 120_000, seasonPercents: {}, discounts, serviceFee };
  const price = pricePropertyStay(rates, stay, {
    site: siteById(siteId),
    propertyCountry,
    seasons: seasonCalendar([]),
    today: stay.checkIn,
  });
  const cart = {
    id: "c",
    siteId,
    currency: "SAR",
    rate: 1,
    items: [{ kind: "chalet", itemId: "i", startsOn: stay.checkIn, endsOn: stay.checkOut, price }],
    insurance: null,
    guest: null,
    ...row,
  };
  return { cart: cart as CartRow, facts: [{ property }], coupon, legs: [] };
}
