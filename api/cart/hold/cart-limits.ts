import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";

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
  const { rows } = await tx.execute<{ live: number }>(sql`
    SELECT count(*)::int AS live FROM cart
    WHERE (guest_email = ${email} OR guest_phone = ${phone}) AND id <> ${cartId}
      AND (state = 'paying' OR (state = 'open' AND hold_until > (SELECT app_now())))`);
  if ((rows[0]?.live ?? 0) >= max) throw new Problem("captcha-required");
}
