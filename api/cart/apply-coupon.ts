import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { couponUses } from "#api/schema/cart.ts";
import { readCoupon } from "#domain/field/coupon.ts";
import type { Changed } from "./answer-cart.ts";
import { tryCoupon } from "./coupon-of.ts";
import { ownOpenCart } from "./own-cart.ts";
import { refusedLine } from "./refused-coupon.ts";

/** Puts a coupon in the place of whichever was there. A code that does not hold changes nothing and says why. */
export async function applyCoupon(tx: Tx, request: FastifyRequest, cartId: string, typed: string): Promise<Changed> {
  const code = readCoupon(typed);
  if (!code) throw new Problem("validation", { fields: { code: "coupon" } });
  const cart = await ownOpenCart(tx, request, cartId);
  const { amount, refusal, coupon } = await tryCoupon(tx, cart, code);
  if (refusal) {
    return { cart, refused: [refusedLine(cart, { code, refusal, least: coupon?.least ?? 0 }, request.language)] };
  }
  await tx
    .insert(couponUses)
    .values({ cartId: cart.id, code, amount })
    .onConflictDoUpdate({ target: couponUses.cartId, set: { code, amount } });
  await faultPoint("K06");
  return { cart };
}

/** A coupon that is not there is as good as taken away. */
export async function removeCoupon(tx: Tx, request: FastifyRequest, cartId: string, typed: string): Promise<Changed> {
  const cart = await ownOpenCart(tx, request, cartId);
  await tx.delete(couponUses).where(and(eq(couponUses.cartId, cart.id), eq(couponUses.code, readCoupon(typed) ?? "")));
  return { cart };
}
