import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { nightsOf } from "#domain/stay/stay.ts";

type Nights = Pick<CartRow, "stayClaimId" | "checkIn" | "checkOut">;
type NightState = "held" | "paying" | "confirmed";

/** Changes nights from held to paying; `false` when not all of them are still held. */
export function startPayingNights(tx: Tx, cart: Nights): Promise<boolean> {
  return move(tx, cart, "held", "paying");
}

/** Changes nights from paying to confirmed; `false` when some are missing. */
export function confirmNights(tx: Tx, cart: Nights): Promise<boolean> {
  return move(tx, cart, "paying", "confirmed");
}

/** Holds the nights again after a failed attempt, so that the guest can use another card. */
export async function holdNightsAgain(tx: Tx, cart: Nights, until: Date): Promise<void> {
  await move(tx, cart, "paying", "held", until);
}

async function move(tx: Tx, cart: Nights, from: NightState, to: NightState, expiresAt: Date | null = null) {
  const { stayClaimId } = cart;
  const moved = await tx
    .update(nightClaims)
    .set({ state: to, expiresAt })
    .where(and(eq(nightClaims.stayClaimId, stayClaimId), eq(nightClaims.state, from)));
  await tx
    .update(stayClaims)
    .set({ state: to })
    .where(and(eq(stayClaims.id, stayClaimId), eq(stayClaims.state, from)));
  return moved.rowCount === nightsOf(cart);
}

export async function releaseNights(tx: Tx, { stayClaimId }: Nights): Promise<void> {
  await tx.delete(nightClaims).where(and(eq(nightClaims.stayClaimId, stayClaimId), ne(nightClaims.state, "confirmed")));
  await tx
    .update(stayClaims)
    .set({ state: "released" })
    .where(and(eq(stayClaims.id, stayClaimId), ne(stayClaims.state, "confirmed")));
}
