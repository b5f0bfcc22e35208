import { desc, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/database/database.ts";
import { productTime } from "#api/database/product-time.ts";
import type { CartRow } from "#api/database/schema/cart.ts";
import { placedOrders } from "#api/database/schema/order.ts";
import { payments } from "#api/database/schema/payment.ts";
import { plainSights } from "#api/picture/picture-sight.ts";
import type { Cart, CartProduct } from "#contract/cart.ts";
import { isCartOver } from "#domain/cart/hold.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { cartLines } from "./cart-lines.ts";
import { totalsOf } from "./cart-totals.ts";
import { chaletView } from "./chalet-view.ts";
import { couponOf } from "./coupon-of.ts";
import { homeOfStay } from "./stayed-home.ts";

/** A cart as its owner sees it now. `refused` is said in this answer only, such as a code that does not hold. */
export async function cartView(
  tx: Tx,
  request: FastifyRequest,
  cart: CartRow,
  refused: readonly CartProduct[] = [],
): Promise<Cart> {
  const { settings, pictureSights: see = plainSights } = request.server;
  const { language } = request;
  const home = await homeOfStay(tx, cart.propertyId);
  const priced = { cart, home, coupon: await couponOf(tx, cart.id) };
  const order = await lastOrder(tx, cart);
  const isPaid = order?.statusCode === orderStatus.confirmed;
  const totals = totalsOf(priced);
  const now = await productTime(tx);
  return {
    cartId: cart.id,
    siteId: cart.siteId,
    status: cart.state,
    expired: isCartOver(cart, now),
    expiredAt: cart.holdUntil.toISOString(),
    serverTime: now.toISOString(),
    products: withRefused(cartLines(priced, language), refused),
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

async function lastOrder(tx: Tx, { id }: CartRow) {
  const { orderNumber, statusCode, cartId, createdAt } = placedOrders;
  const [order] = await tx
    .select({ orderNumber, statusCode, paymentId: payments.id })
    .from(placedOrders)
    .leftJoin(payments, eq(payments.orderId, placedOrders.id))
    .where(eq(cartId, id))
    .orderBy(desc(createdAt), desc(payments.createdAt))
    .limit(1);
  return order;
}
