import { and, eq, ne } from "drizzle-orm";
import { claimedNights } from "#api/cart/item/claimed-nights.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";

type Claimed = Pick<CartRow, "chalet" | "change">;
type NightState = "held" | "paying" | "confirmed";

/** Changes nights from held to paying; `false` when not all of them are still held. */
export function startPayingNights(tx: Tx, cart: Claimed): Promise<boolean> {
  return move(tx, cart, "held", "paying");
}

/** Changes nights from paying to confirmed; `false` when some are missing. */
export function confirmNights(tx: Tx, cart: Claimed): Promise<boolean> {
  return move(tx, cart, "paying", "confirmed");
}

/** Holds the nights again after a failed attempt, so that the guest can use another card. */
export async function holdNightsAgain(tx: Tx, cart: Claimed, until: Date): Promise<void> {
  await move(tx, cart, "paying", "held", until);
}

async function move(tx: Tx, cart: Claimed, from: NightState, to: NightState, expiresAt: Date | null = null) {
  const { stayClaimId } = cart.chalet;
  await tx
    .update(stayClaims)
    .set({ state: to })
    .where(and(eq(stayClaims.id, stayClaimId), eq(stayClaims.state, from)));
  const moved = await tx
    .update(nightClaims)
    .set({ state: to, expiresAt })
    .where(and(eq(nightClaims.stayClaimId, stayClaimId), eq(nightClaims.state, from)));
  return moved.rowCount === claimedNights(cart);
}

export async function releaseNights(tx: Tx, { chalet: { stayClaimId } }: Claimed): Promise<void> {
  await tx
    .update(stayClaims)
    .set({ state: "released" })
    .where(and(eq(stayClaims.id, stayClaimId), ne(stayClaims.state, "confirmed")));
  await tx.delete(nightClaims).where(and(eq(nightClaims.stayClaimId, stayClaimId), ne(nightClaims.state, "confirmed")));
}
