import { eq } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { couponUses } from "#api/database/schema/cart.ts";
import type { CartCoupon } from "./cart-lines.ts";

/** The coupon that counts in a cart, or `null`. */
export async function couponOf(tx: Tx, cartId: string): Promise<CartCoupon | null> {
  const { code, amount } = couponUses;
  const [use] = await tx.select({ code, amount }).from(couponUses).where(eq(couponUses.cartId, cartId));
  return use ?? null;
}
