import { handlerOf } from "#api/item/item-kinds.ts";
import type { Line } from "#api/item/kind/price-line.ts";
import type { ShownCart } from "#api/schema/cart.ts";
import type { DraftItem, ItemFacts } from "#api/schema/item.ts";
import type { CartProduct } from "#contract/cart/cart.ts";
import { presentPaidLines } from "#domain/cart/present.ts";
import { type CartSums, totalsOfItems, type VatPart } from "#domain/cart/totals.ts";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import { siteById } from "#domain/site/sites.ts";
import { isVatShown } from "#domain/site/vat.ts";
import { loyaltyLines } from "./loyalty-lines.ts";
import type { CartLeg } from "./price-line.ts";
import { productIdOf } from "./product-id.ts";

/** A coupon that counts in this cart; `amount` is halalas before VAT. */
export type CartCoupon = { code: string; amount: number };

/** Everything from which the lines of a cart are computed. */
export type PricedCart<Row extends ShownCart = ShownCart> = {
  cart: Row;
  coupon: CartCoupon | null;
  facts: readonly ItemFacts[];
  /** What points and the wallet pay. */
  legs: readonly CartLeg[];
};

type Sums = CartSums & { vats: readonly VatPart[] };

/** The sums of a cart in halalas. */
export function sumsOf({ cart, coupon, legs }: Pick<PricedCart, "cart" | "coupon" | "legs">): Sums {
  const charges = cart.items.map((item) => handlerOf(item).price.charges(item));
  return totalsOfItems(charges, {
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
  const ofItems = cart.items.map((item, index) => itemLines(priced, item, index, language));
  const lines = [
    ...ofItems.flatMap(({ charges }) => charges),
    ...coverLines(cart, language),
    ...ofItems.flatMap(({ discounts }) => discounts),
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

/** Lines of a second item have ids of their own. */
function itemLines({ cart, facts }: PricedCart, item: DraftItem, index: number, language: Language) {
  const own = facts[index];
  if (!own) throw new Error(`Item ${item.itemId} was read without its facts.`);
  const { charges, discounts } = handlerOf(item).price.lines({ cart, item, facts: own }, language);
  const named = (line: Line): Line => ({
    ...(index > 0 && { productId: productIdOf(cart.id, `${item.itemId}:${line.type}:${line.code ?? ""}`) }),
    ...line,
  });
  return { charges: charges.map(named), discounts: discounts.map(named) };
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

function coverLines({ insurance }: ShownCart, language: Language): Line[] {
  if (!insurance) return [];
  const { productId, planId, name, description, amount } = insurance;
  const labels = { name: name[language], description: description[language] };
  return [{ type: "insurance", productId, code: planId, ...labels, halalas: amount }];
}

function couponLines({ coupon }: PricedCart, { coupons }: CartSums, language: Language): Line[] {
  if (!coupon) return [];
  const { discount } = messagesOf(language).price;
  return [{ type: "coupon", name: coupon.code, description: discount, code: coupon.code, halalas: 0 - coupons }];
}

function vatLines({ siteId }: ShownCart, { vats }: Sums, language: Language): Line[] {
  const shown = vats.filter(({ percent }) => isVatShown(siteById(siteId), percent));
  return shown.map(({ percent, halalas }) => {
    const label = messagesOf(language).price.vat({ r: String(percent) });
    return { type: "vat", name: label, description: label, halalas, additionalData: { rate: percent } };
  });
}

/** Nights that a change gave up without a refund, with their VAT. */
function retainedLines({ retained }: CartSums, language: Language): Line[] {
  if (retained === 0) return [];
  const { givenUpNights } = messagesOf(language).price;
  return [{ type: "rule", name: givenUpNights, description: givenUpNights, code: "GIVEN_UP", halalas: retained }];
}
