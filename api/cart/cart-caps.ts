import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";

type Cap = { most: number; isPerson: boolean };

/** Past the cap a network shows that a person asks. Whoever counted must have taken the network's turn. */
export function requireNetworkRoom(live: number, { most, isPerson }: Cap): void {
  if (!isPerson && live >= most) throw new Problem("captcha-required");
}

type Contact = { cartId: string; email: string; phone: string };

/** The same for a contact, whichever of address and phone it shares with other carts. */
export async function requireContactRoom(
  tx: Tx,
  { cartId, email, phone }: Contact,
  { most, isPerson }: Cap,
): Promise<void> {
  if (isPerson) return;
  const { rows } = await tx.execute<{ live: number }>(sql`
    SELECT count(*)::int AS live FROM cart
    WHERE (guest_email = ${email} OR guest_phone = ${phone}) AND id <> ${cartId}
      AND (state = 'paying' OR (state = 'open' AND hold_until > (SELECT app_now())))`);
  if ((rows[0]?.live ?? 0) >= most) throw new Problem("captcha-required");
}
