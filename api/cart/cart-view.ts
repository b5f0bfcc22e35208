import type { FastifyRequest } from "fastify";
import { plainSights } from "#api/picture/picture-sight.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow, ShownCart } from "#api/schema/cart.ts";
import type { Cart, CartProduct } from "#contract/cart.ts";
import { isCartOver } from "#domain/cart/hold.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Language } from "#domain/site/language.ts";
import { type CartFacts, cartFacts } from "./cart-facts.ts";
import { type CartCoupon, cartLines } from "./cart-lines.ts";
import { totalsOf } from "./cart-totals.ts";
import { chaletView } from "./chalet-view.ts";
import { keptCoupon, type LostCoupon } from "./coupon-of.ts";
import { refusedLine } from "./refused-coupon.ts";

const noCoupon = { coupon: null, lost: null };

/** A cart as its owner sees it now. `refused` is said in this answer only: a code that never held. */
export async function cartView(
  tx: Tx,
  request: FastifyRequest,
  cart: CartRow,
  refused: readonly CartProduct[] = [],
): Promise<Cart> {
  const { hasCoupon, ...facts } = await cartFacts(tx, cart);
  const kept = hasCoupon ? await keptCoupon(tx, cart) : noCoupon;
  return showCart(request, cart, { ...facts, ...kept, refused });
}

/** A cart that was just made: nothing but its home and its hour is to be known. */
export function newCartView(
  request: FastifyRequest,
  cart: ShownCart,
  { home, now }: Pick<Shown, "home" | "now">,
): Cart {
  return showCart(request, cart, { home, now, order: null, refused: [], ...noCoupon });
}

type Shown = Omit<CartFacts, "hasCoupon"> & {
  coupon: CartCoupon | null;
  lost: LostCoupon | null;
  refused: readonly CartProduct[];
};

function showCart(request: FastifyRequest, cart: ShownCart, { home, order, now, coupon, lost, refused }: Shown): Cart {
  const { settings, pictureSights: see = plainSights } = request.server;
  const { language } = request;
  const priced = { cart, home, coupon };
  const isPaid = order?.statusCode === orderStatus.confirmed;
  const totals = totalsOf(priced);
  return {
    cartId: cart.id,
    siteId: cart.siteId,
    status: cart.state,
    expired: isCartOver(cart, now),
    expiredAt: cart.holdUntil.toISOString(),
    serverTime: now.toISOString(),
    products: withRefused(cartLines(priced, language), [...lostLines(cart, lost, refused, language), ...refused]),
    totals,
    chalet: chaletView(priced, totals, { language, isPaid, see, secrets: settings.secrets }),
    orderNumber: order?.orderNumber ?? null,
    paymentId: order?.paymentId ?? null,
  };
}

/** Refused codes stand where a coupon would: before VAT. */
function withRefused(lines: readonly CartProduct[], refused: readonly CartProduct[]): CartProduct[] {
  const isVat = ({ type }: CartProduct) => type === "vat";
  return [...lines.filter((line) => !isVat(line)), ...refused, ...lines.filter(isVat)];
}

/** A code that counts no more says so for as long as it lies in the cart, unless this answer says it already. */
function lostLines(cart: ShownCart, lost: LostCoupon | null, refused: readonly CartProduct[], language: Language) {
  if (!lost || refused.some(({ code }) => code === lost.coupon.code)) return [];
  const { coupon, refusal } = lost;
  return [refusedLine(cart, { code: coupon.code, least: coupon.least, refusal }, language)];
}
