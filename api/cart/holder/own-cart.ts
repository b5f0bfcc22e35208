import { and, eq, isNull, or } from "drizzle-orm";
import { choicesIn } from "#api/cart/cart-choices.ts";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { lockItems } from "#api/item/hold-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { isCartOver } from "#domain/cart/hold.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Owner } from "./owner.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A cart of this owner. Another owner's cart, a missing cart and a malformed id are refused with the same problem. */
export async function ownCart(tx: Tx, owner: Owner, cartId: string): Promise<CartRow> {
  const [found] = await selectCarts(tx).where(owned(owner, cartId));
  if (!found) throw notFound(owner);
  return cartOf(found);
}

/** The same, locked. Refused unless the cart can be changed: its hold has not ended and no payment is open. */
export async function ownOpenCart(tx: Tx, owner: Owner, cartId: string): Promise<CartRow> {
  const cart = await lockedCart(tx, owner, cartId);
  await requireOpen(tx, cart);
  return cart;
}

/** The same for a new stay: guest, coupon and cover of a cart that changes an order are those of the order. */
export async function ownStayCart(tx: Tx, owner: Owner, cartId: string): Promise<CartRow> {
  const cart = await ownOpenCart(tx, owner, cartId);
  if (!choicesIn(cart).guest) throw notFound(owner);
  return cart;
}

/** The same, locked after what its items compete for, as every change of them requires. Its state is not checked. */
export async function ownCartAfterItems(tx: Tx, owner: Owner, cartId: string): Promise<CartRow> {
  await lockItems(tx, (await ownCart(tx, owner, cartId)).items);
  return lockedCart(tx, owner, cartId);
}

async function lockedCart(tx: Tx, owner: Owner, cartId: string): Promise<CartRow> {
  const [found] = await selectCarts(tx).where(owned(owner, cartId)).for("update", { of: carts });
  if (!found) throw notFound(owner);
  return cartOf(found);
}

/** A browser whose login has ended may find the cart after it has logged in again, whether or not there is one. */
function notFound({ ended }: Owner): Problem {
  return ended ? new Problem("sign-in-again", { details: ended }) : new Problem("cart-not-found");
}

/** Refuses a cart that can no longer be changed. The cart must be locked: the time is read after the lock. */
export async function requireOpen(tx: Tx, cart: CartRow): Promise<void> {
  if (cart.state === "paying") throw new Problem("payment-running");
  if (cart.state === "ordered") throw new Problem("cart-expired", { details: await orderOf(tx, cart) });
  if (isCartOver(cart, await productTime(tx))) throw new Problem("cart-expired");
}

async function orderOf(tx: Tx, { id, change }: CartRow): Promise<{ orderNumber?: string }> {
  if (change) return { orderNumber: change.orderNumber };
  const { orderNumber, cartId, statusCode } = placedOrders;
  const orders = await tx.select({ orderNumber, statusCode }).from(placedOrders).where(eq(cartId, id));
  const order = orders.find((each) => each.statusCode !== orderStatus.failed);
  return order ? { orderNumber: order.orderNumber } : {};
}

function owned(owner: Owner, cartId: string) {
  const isOwned = ownedBy(owner);
  if (!isOwned || !UUID.test(cartId)) throw notFound(owner);
  return and(eq(carts.id, cartId), isOwned);
}

/** The carts of the account, and those of the browser that belong to no other account; `undefined` without an owner. */
export function ownedBy({ holder, userId }: Owner) {
  return or(
    ...(holder ? [and(eq(carts.holder, holder), userId ? isNull(carts.userId) : undefined)] : []),
    ...(userId ? [eq(carts.userId, userId)] : []),
  );
}
