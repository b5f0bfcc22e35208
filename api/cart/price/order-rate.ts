import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import type { OrderRow } from "#api/schema/order.ts";

/** Units of the order's currency for one riyal, as the cart locked the rate. */
export async function orderRate(db: Tx, { cartId }: Pick<OrderRow, "cartId">): Promise<number> {
  const [cart] = await db.select({ rate: carts.rate }).from(carts).where(eq(carts.id, cartId));
  if (!cart) throw new Error(`There is no cart ${cartId}.`);
  return cart.rate;
}
