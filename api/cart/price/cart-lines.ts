import { type BookedProperty, nameOf } from "#api/cart/property/booked-property.ts";
import type { ShownCart } from "#api/schema/cart.ts";
import type { CartProduct } from "#contract/cart.ts";
import { presentPaidLines } from "#domain/cart/present.ts";
import { type CartSums, cartTotals } from "#domain/cart/totals.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Language } from "#domain/site/language.ts";
import { siteById } from "#domain/site/sites.ts";
import { isVatShown } from "#domain/site/vat.ts";
import { loyaltyLines } from "./loyalty-lines.ts";
import type { CartLeg, Line } from "./price-line.ts";
import { productIdOf } from "./product-id.ts";

/** A coupon that counts in this cart; `amount` is halalas before VAT. */
export type CartCoupon = { code: string; amount: number };

/** Everything from which the lines of a cart are computed. */
export type PricedCart<Row extends ShownCart = ShownCart> = {
  cart: Row;
  coupon: CartCoupon | null;
  property: BookedProperty;
  /** What points and the wallet pay. */
  legs: readonly CartLeg[];
};

/** The sums of a cart in halalas. */
export function sumsOf({ cart, coupon, legs }: Pick<PricedCart, "cart" | "coupon" | "legs">): CartSums {
  return cartTotals({
    price: cart.chalet.price,
    insurance: cart.insurance?.amount ?? 0,
    coupon: coupon?.amount ?? 0,
    loyalty: legs.reduce((sum, { valueHalalas }) => sum + valueHalalas, 0),
    retained: cart.change?.retained ?? 0,
  });
}

/** The price of a cart line by line, in one language; shown amounts add up exactly to what is charged. */
export function cartLines(priced: PricedCart, language: Language): CartProduct[] {
  const { cart } = priced;
  const sums = sumsOf(priced);
  const lines = [
    chaletLine(priced, language),
    ...feeLines(cart, language),
    ...coverLines(cart, language),
    ...discountLines(cart, language),
    ...couponLines(priced, sums, language),
    ...loyaltyLines(priced, sums, language),
    ...vatLines(cart, sums, language),
    ...retainedLines(sums, language),
  ];
  const halalasOf = (isLeg: boolean) => lines.flatMap((line) => (isLegLine(line) === isLeg ? [line.halalas] : []));
  const shown = presentPaidLines(halalasOf(false), halalasOf(true), cart);
  return lines.map((line) => {
    const minor = isLegLine(line) ? shown.paid.shift() : shown.charges.shift();
    return productOf(line, cart, minor ?? 0);
  });
}

const isLegLine = ({ type }: Line) => type === "loyalty";

/** A line of the answer; also one that costs nothing, such as a refused code. */
export function productOf({ halalas, ...line }: Line, cart: ShownCart, shownMinor: number): CartProduct {
  return {
    productId: productIdOf(cart.id, `${line.type}:${line.code ?? ""}`),
    category: line.type,
    code: null,
    notes: [],
    additionalData: {},
    options: [],
    traveller: null,
    ...line,
    price: { total: riyals(halalas) },
    displayPrice: { currency: cart.currency, total: Number(fromMinorUnits(shownMinor, cart.currency)) },
  };
}

function chaletLine({ cart, property }: PricedCart, language: Language): Line {
  const { nights, accommodation, discount } = cart.chalet.price;
  return {
    type: "accommodation",
    category: "chalet",
    name: nameOf(property, language),
    description: messagesOf(language).price.forNights({ n: nights }),
    halalas: accommodation,
    additionalData: {
      nights,
      originalTotal: riyals(accommodation),
      discountAmount: riyals(discount.amount),
      discountPercentage: discount.percentage,
      discountSource: discount.source,
    },
    traveller: cart.guest,
  };
}

function feeLines({ chalet: { price } }: ShownCart, language: Language): Line[] {
  if (price.serviceFee === 0) return [];
  const { serviceFee } = messagesOf(language).price;
  return [{ type: "rule", name: serviceFee, description: serviceFee, code: "SERVICE_FEE", halalas: price.serviceFee }];
}

function coverLines({ insurance }: ShownCart, language: Language): Line[] {
  if (!insurance) return [];
  const { productId, planId, name, description, amount } = insurance;
  const labels = { name: name[language], description: description[language] };
  return [{ type: "insurance", productId, code: planId, ...labels, halalas: amount }];
}

/** The discount of the property, the site or a campaign on the nights. */
function discountLines({ chalet: { price } }: ShownCart, language: Language): Line[] {
  if (price.discount.amount === 0) return [];
  const { discount } = messagesOf(language).price;
  const line = { name: discount, description: discount, category: "discount", code: "DISCOUNT" };
  return [{ type: "rule", ...line, halalas: 0 - price.discount.amount }];
}

function couponLines({ coupon }: PricedCart, { coupons }: CartSums, language: Language): Line[] {
  if (!coupon) return [];
  const { discount } = messagesOf(language).price;
  return [{ type: "coupon", name: coupon.code, description: discount, code: coupon.code, halalas: 0 - coupons }];
}

function vatLines({ chalet: { price }, siteId }: ShownCart, { vat }: CartSums, language: Language): Line[] {
  if (!isVatShown(siteById(siteId), price.vatPercent)) return [];
  const label = messagesOf(language).price.vat({ r: String(price.vatPercent) });
  return [{ type: "vat", name: label, description: label, halalas: vat, additionalData: { rate: price.vatPercent } }];
}

/** Nights that a change gave up without a refund, with their VAT. */
function retainedLines({ retained }: CartSums, language: Language): Line[] {
  if (retained === 0) return [];
  const { givenUpNights } = messagesOf(language).price;
  return [{ type: "rule", name: givenUpNights, description: givenUpNights, code: "GIVEN_UP", halalas: retained }];
}
