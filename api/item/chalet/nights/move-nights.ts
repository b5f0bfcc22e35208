import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import type { CartItemOf } from "#api/schema/item.ts";
import { claimedNights } from "./claimed-nights.ts";

type CartStay = CartItemOf<"chalet">;
type Changing = Pick<CartRow, "change">;
type NightState = "held" | "paying" | "confirmed";

/** Extends the hold of the nights; the number of updated nights shows whether all of them still belong to the cart. */
export async function extendNights(tx: Tx, stay: CartStay, { change, until }: Changing & { until: Date }) {
  const extended = await tx
    .update(nightClaims)
    .set({ expiresAt: until })
    .where(and(eq(nightClaims.stayClaimId, stay.stayClaimId), eq(nightClaims.state, "held")));
  return extended.rowCount === claimedNights(stay, change);
}

/** Changes nights from held to paying; `false` when not all of them are still held. */
export function startPayingNights(tx: Tx, stay: CartStay, cart: Changing): Promise<boolean> {
  return move(tx, stay, { ...cart, from: "held", to: "paying" });
}

/** Changes nights from paying to confirmed; `false` when some are missing. */
export function confirmNights(tx: Tx, stay: CartStay, cart: Changing): Promise<boolean> {
  return move(tx, stay, { ...cart, from: "paying", to: "confirmed" });
}

/** Holds the nights again after a failed attempt, so that the guest can use another card. */
export async function holdNightsAgain(tx: Tx, stay: CartStay, { change, until }: Changing & { until: Date }) {
  await move(tx, stay, { change, from: "paying", to: "held", expiresAt: until });
}

type Move = Changing & { from: NightState; to: NightState; expiresAt?: Date };

async function move(tx: Tx, stay: CartStay, { change, from, to, expiresAt }: Move): Promise<boolean> {
  const { stayClaimId } = stay;
  await tx
    .update(stayClaims)
    .set({ state: to })
    .where(and(eq(stayClaims.id, stayClaimId), eq(stayClaims.state, from)));
  const moved = await tx
    .update(nightClaims)
    .set({ state: to, expiresAt: expiresAt ?? null })
    .where(and(eq(nightClaims.stayClaimId, stayClaimId), eq(nightClaims.state, from)));
  return moved.rowCount === claimedNights(stay, change);
}

/** Releases nights that are held or being paid for. */
export async function releaseUnpaidNights(tx: Tx, { stayClaimId }: CartStay): Promise<void> {
  await tx
    .update(stayClaims)
    .set({ state: "released" })
    .where(and(eq(stayClaims.id, stayClaimId), ne(stayClaims.state, "confirmed")));
  await tx.delete(nightClaims).where(and(eq(nightClaims.stayClaimId, stayClaimId), ne(nightClaims.state, "confirmed")));
}

/** Releases the nights of an order. From now on they can be booked again; search learns it from the change feed. */
export async function releaseOrderedNights(tx: Tx, { stayClaimId }: { stayClaimId: number }): Promise<void> {
  await tx.update(stayClaims).set({ state: "released" }).where(eq(stayClaims.id, stayClaimId));
  await tx.delete(nightClaims).where(eq(nightClaims.stayClaimId, stayClaimId));
}

/** The confirmed claim stays without an order. */
export async function blockNights(tx: Tx, { stayClaimId }: { stayClaimId: number }): Promise<void> {
  await tx.update(stayClaims).set({ kind: "block", lockedBy: "operator" }).where(eq(stayClaims.id, stayClaimId));
}
