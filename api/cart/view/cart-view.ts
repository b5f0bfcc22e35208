import type { InvalidCoupon } from "#api/cart/coupon/cart-coupon.ts";
import { checkCartCoupon } from "#api/cart/coupon/cart-coupon.ts";
import { refusedLine } from "#api/cart/coupon/refused-coupon.ts";
import { type CartCoupon, cartLines, type PricedCart } from "#api/cart/price/cart-lines.ts";
import { differenceOf, dueOfChange, payableWithLoyalty, totalsOf } from "#api/cart/price/cart-totals.ts";
import type { CartLeg } from "#api/cart/price/price-line.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import type { CartFields, CartViewContext } from "#api/item/kind/item-handler.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartChange, CartRow, ShownCart } from "#api/schema/cart.ts";
import type { Cart, CartProduct } from "#contract/cart/cart.ts";
import { isCartOver } from "#domain/cart/hold.ts";
import type { Language } from "#domain/language/language.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { riyals } from "#domain/price/riyals.ts";
import { type CartFacts, cartFacts } from "./cart-facts.ts";

const noCoupon = { coupon: null, invalid: null };

export type ViewOptions = { language: Language; describePictures: DescribePictures; secrets: readonly string[] };

/** A cart as its owner sees it now. `refused` has lines that only this answer shows: a code that was refused. */
export async function cartView(
  tx: Tx,
  options: ViewOptions,
  cart: CartRow,
  refused: readonly CartProduct[] = [],
): Promise<Cart> {
  const { hasCoupon, hasLegs, ...facts } = await cartFacts(tx, cart);
  const checked = hasCoupon || cart.change ? await checkCartCoupon(tx, cart) : noCoupon;
  const legs = hasLegs || cart.change ? await readCountedLegs(tx, cart) : [];
  return viewOf(options, cart, { ...facts, ...checked, legs, refused });
}

/** A cart that was just created: it has no coupon, no legs and no order. */
export function newCartView(options: ViewOptions, cart: ShownCart, { facts, now }: Pick<Shown, "facts" | "now">): Cart {
  return viewOf(options, cart, { facts, now, order: null, refused: [], legs: [], ...noCoupon });
}

type Shown = Omit<CartFacts, "hasCoupon" | "hasLegs"> & {
  legs: readonly CartLeg[];
  coupon: CartCoupon | null;
  invalid: InvalidCoupon | null;
  refused: readonly CartProduct[];
};

function viewOf(options: ViewOptions, cart: ShownCart, shown: Shown): Cart {
  const { facts, order, now, coupon, invalid, legs, refused } = shown;
  const { language } = options;
  const priced = { cart, facts, coupon, legs };
  const isPaid = order?.statusCode === orderStatus.confirmed;
  const totals = totalsOf(priced);
  return {
    cartId: cart.id,
    siteId: cart.siteId,
    status: cart.state,
    expired: isCartOver(cart, now),
    expiredAt: cart.holdUntil.toISOString(),
    serverTime: now.toISOString(),
    products: withRefused(cartLines(priced, language), [...invalidLines(cart, invalid, refused, language), ...refused]),
    totals,
    ...itemFields(priced, { ...options, isPaid, totals }),
    orderNumber: order?.orderNumber ?? null,
    paymentId: order?.paymentId ?? null,
    earn: cart.earn && { provider: cart.earn.provider, mask: cart.earn.memberMask },
    change: cart.change && changeView(priced, cart.change),
  };
}

/** The fields of each item; the contract requires those of every kind that is sold alone. */
function itemFields({ cart, facts }: PricedCart, context: CartViewContext): CartFields {
  const fields = cart.items.map((item, index) => {
    const own = facts[index];
    return own ? handlerOf(item).view.cart({ cart, item, facts: own }, context) : {};
  });
  return Object.assign({}, ...fields);
}

/** The order that a cart changes, and its new total beside what money, points and wallet paid before. */
function changeView(priced: Parameters<typeof totalsOf>[0], change: CartChange): Cart["change"] {
  const { currency } = priced.cart;
  const shown = (minor: number) => Number(fromMinorUnits(minor, currency));
  const newMinor = payableWithLoyalty(priced) + change.paidMinor;
  const paidMinor = newMinor - differenceOf(priced).minor;
  const { orderNumber, before } = change;
  const { checkIn, checkOut } = before;
  const due = riyals(dueOfChange(priced));
  return { orderNumber, checkIn, checkOut, newTotal: shown(newMinor), paidBefore: shown(paidMinor), due };
}

/** Refused codes stand where a coupon would: before VAT. */
function withRefused(lines: readonly CartProduct[], refused: readonly CartProduct[]): CartProduct[] {
  const isVat = ({ type }: CartProduct) => type === "vat";
  return [...lines.filter((line) => !isVat(line)), ...refused, ...lines.filter(isVat)];
}

/** An invalid code has a line as long as the cart has the code, unless this answer already refuses it. */
function invalidLines(
  cart: ShownCart,
  invalid: InvalidCoupon | null,
  refused: readonly CartProduct[],
  language: Language,
) {
  if (!invalid || refused.some(({ code }) => code === invalid.coupon.code)) return [];
  const { coupon, ...judged } = invalid;
  return [refusedLine(cart, { code: coupon.code, terms: coupon, ...judged }, language)];
}
