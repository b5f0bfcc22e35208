import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { productTime } from "#api/database/product-time.ts";
import { type CartRow, carts } from "#api/database/schema/cart.ts";
import { PAYMENT_SECONDS } from "#domain/cart/hold.ts";

/** A guest who comes to pay gets a little more time, once, and never beyond the cap. The cart is locked and open. */
export async function openPayment(tx: Tx, cart: CartRow): Promise<CartRow> {
  if (cart.paymentOpenedAt) return cart;
  const paymentOpenedAt = await productTime(tx);
  const longer = cart.holdUntil.getTime() + PAYMENT_SECONDS * 1_000;
  const holdUntil = new Date(Math.min(longer, cart.holdCap.getTime()));
  await tx.update(carts).set({ paymentOpenedAt, holdUntil }).where(eq(carts.id, cart.id));
  await tx.execute(sql`
    UPDATE night_claim SET expires_at = ${holdUntil} WHERE stay_claim_id = ${cart.stayClaimId} AND state = 'held'`);
  return { ...cart, paymentOpenedAt, holdUntil };
}
