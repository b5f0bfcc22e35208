import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";

type Nights = Pick<CartRow, "stayClaimId" | "propertyId" | "checkIn" | "checkOut">;

/** Changes nights from held to paying; `false` when not all of them are still held. */
export function startPayingNights(tx: Tx, cart: Nights): Promise<boolean> {
  return move(tx, cart, "held", "paying");
}

/** Changes nights from paying to confirmed; `false` when some are missing. */
export function confirmNights(tx: Tx, cart: Nights): Promise<boolean> {
  return move(tx, cart, "paying", "confirmed");
}

async function move(tx: Tx, cart: Nights, from: string, to: string): Promise<boolean> {
  const moved = await tx.execute(sql`
    UPDATE night_claim SET state = ${to}, expires_at = NULL
    WHERE stay_claim_id = ${cart.stayClaimId} AND state = ${from}`);
  await tx.execute(sql`
    UPDATE stay_claim SET state = ${to} WHERE id = ${cart.stayClaimId} AND state = ${from}`);
  return moved.rowCount === nightCount(cart);
}

/** Holds the nights again after a failed attempt, so that the guest can use another card. */
export async function holdNightsAgain(tx: Tx, cart: Nights, until: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE night_claim SET state = 'held', expires_at = ${until}
    WHERE stay_claim_id = ${cart.stayClaimId} AND state = 'paying'`);
  await tx.execute(sql`UPDATE stay_claim SET state = 'held' WHERE id = ${cart.stayClaimId} AND state = 'paying'`);
}

export async function releaseNights(tx: Tx, cart: Nights): Promise<void> {
  await tx.execute(sql`DELETE FROM night_claim WHERE stay_claim_id = ${cart.stayClaimId} AND state <> 'confirmed'`);
  await tx.execute(sql`
    UPDATE stay_claim SET state = 'released' WHERE id = ${cart.stayClaimId} AND state <> 'confirmed'`);
}

function nightCount({ checkIn, checkOut }: Nights): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
}
