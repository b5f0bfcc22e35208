import { eq } from "drizzle-orm";
import { extendItems } from "#api/item/hold-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { isCartOver, prolongedHold } from "#domain/cart/hold.ts";

/**
 * Extends the hold by a third when the guest opens the payment, once. The cart must be locked. Refused when
 * not everything still belongs to the cart.
 */
export async function extendHold(tx: Tx, cart: CartRow): Promise<CartRow> {
  if (cart.paymentOpenedAt || cart.state !== "open") return cart;
  const now = await productTime(tx);
  if (isCartOver(cart, now)) throw new Problem("cart-expired");
  const holdUntil = prolongedHold(cart);
  if (!(await extendItems(tx, cart, holdUntil))) throw new Problem("cart-expired");
  const [opened] = await tx
    .update(carts)
    .set({ holdUntil, paymentOpenedAt: now })
    .where(eq(carts.id, cart.id))
    .returning();
  return { ...cart, ...opened };
}
