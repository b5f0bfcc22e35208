import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { isCartOver, prolongedHold } from "#domain/cart/hold.ts";
import { nightsOf } from "#domain/stay/stay.ts";

/**
 * A guest who comes to pay gets a third of the hold more, once. The cart must be locked; that its nights are still its
 * own is seen by their number, whoever may have taken them in the last moment of the hold.
 */
export async function openPayment(tx: Tx, cart: CartRow): Promise<CartRow> {
  if (cart.paymentOpenedAt || cart.state !== "open") return cart;
  const now = await productTime(tx);
  if (isCartOver(cart, now)) throw new Problem("cart-expired");
  const holdUntil = prolongedHold(cart);
  const prolonged = await tx.execute(sql`
    UPDATE night_claim SET expires_at = ${holdUntil.toISOString()}::timestamptz
    WHERE stay_claim_id = ${cart.stayClaimId} AND state = 'held'`);
  if (prolonged.rowCount !== nightsOf(cart)) throw new Problem("cart-expired");
  const [opened] = await tx
    .update(carts)
    .set({ holdUntil, paymentOpenedAt: now })
    .where(eq(carts.id, cart.id))
    .returning();
  return opened as CartRow;
}
