import { and, eq, isNull, or } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { isCartOver } from "#domain/cart/hold.ts";
import { holderOf } from "./holder.ts";
import { lockHomes } from "./lock-homes.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A cart of whoever asks. Another's cart, a missing one and what is no id at all are refused alike. */
export async function ownCart(tx: Tx, request: FastifyRequest, cartId: string): Promise<CartRow> {
  const [cart] = await tx.select().from(carts).where(owned(request, cartId));
  if (!cart) throw new Problem("cart-not-found");
  return cart;
}

/** The same, locked and open to be changed: its hold lives and nobody is paying for it. */
export async function ownOpenCart(tx: Tx, request: FastifyRequest, cartId: string): Promise<CartRow> {
  const [cart] = await tx.select().from(carts).where(owned(request, cartId)).for("update");
  if (!cart) throw new Problem("cart-not-found");
  await requireOpen(tx, cart);
  return cart;
}

/** An own cart locked after its home, as whoever touches its nights must. Its state is left to be judged. */
export async function ownCartWithHome(tx: Tx, request: FastifyRequest, cartId: string): Promise<CartRow> {
  const { propertyId } = await ownCart(tx, request, cartId);
  await lockHomes(tx, [propertyId]);
  const [cart] = await tx.select().from(carts).where(owned(request, cartId)).for("update");
  if (!cart) throw new Problem("cart-not-found");
  return cart;
}

/** Refuses a cart that cannot be changed any more; the cart must be locked. Time is read after that lock. */
export async function requireOpen(tx: Tx, cart: CartRow): Promise<void> {
  if (cart.state === "paying") throw new Problem("payment-running");
  if (cart.state === "ordered") throw new Problem("cart-expired", { details: await orderOf(tx, cart) });
  if (isCartOver(cart, await productTime(tx))) throw new Problem("cart-expired");
}

async function orderOf(tx: Tx, { id }: CartRow): Promise<{ orderNumber?: string }> {
  const { orderNumber, cartId, statusCode } = placedOrders;
  const orders = await tx.select({ orderNumber, statusCode }).from(placedOrders).where(eq(cartId, id));
  const order = orders.find((each) => each.statusCode !== 60);
  return order ? { orderNumber: order.orderNumber } : {};
}

/** A user's own carts, and those of the browser; of these a user sees none that belongs to another account. */
function owned(request: FastifyRequest, cartId: string) {
  const holder = holderOf(request);
  const { caller } = request;
  const isUser = caller.kind === "user";
  const owners = [
    ...(holder ? [and(eq(carts.holder, holder), isUser ? isNull(carts.userId) : undefined)] : []),
    ...(isUser ? [eq(carts.userId, caller.userId)] : []),
  ];
  if (owners.length === 0 || !UUID.test(cartId)) throw new Problem("cart-not-found");
  return and(eq(carts.id, cartId), or(...owners));
}
