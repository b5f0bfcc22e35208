import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { carts } from "#api/schema/cart.ts";

type Limit = { max: number; isPerson: boolean };

/** Above the limit a network must solve a captcha. The network must have been locked before its holds were counted. */
export function requireNetworkLimit(liveHolds: number, { max, isPerson }: Limit): void {
  if (!isPerson && liveHolds >= max) throw new Problem("captcha-required");
}

type Contact = { cartId: string; email: string; phone: string };

/** The same for a contact: counts the other carts with its email address or its phone number. */
export async function requireContactLimit(
  tx: Tx,
  { cartId, email, phone }: Contact,
  { max, isPerson }: Limit,
): Promise<void> {
  if (isPerson) return;
  const hasContact = or(eq(carts.guestEmail, email), eq(carts.guestPhone, phone));
  const live = await tx.$count(carts, and(hasContact, ne(carts.id, cartId), isLive()));
  if (live >= max) throw new Problem("captcha-required");
}

/** A cart that holds its nights or is being paid for. */
export function isLive() {
  const isHeld = and(eq(carts.state, "open"), gt(carts.holdUntil, sql`(SELECT app_now())`));
  return or(eq(carts.state, "paying"), isHeld);
}
