import { eq } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";

/** A cart whoever owns it, locked. */
export async function lockedCart(tx: Tx, cartId: string): Promise<CartRow> {
  const [found] = await selectCarts(tx).where(eq(carts.id, cartId)).for("update", { of: carts });
  if (!found) throw new Error(`There is no cart ${cartId}.`);
  return cartOf(found);
}
