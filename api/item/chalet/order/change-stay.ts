import { and, eq, gte, lt, sql } from "drizzle-orm";
import { deleteExpiredHolds } from "#api/item/chalet/nights/claim-nights.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, cartItems, carts, type ShownCart } from "#api/schema/cart.ts";
import { chaletItems, chaletOrderItems } from "#api/schema/chalet.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import type { StayState } from "#domain/order/stay-state.ts";
import type { Day } from "#domain/stay/day.ts";
import { nightsOf, type Stay } from "#domain/stay/stay.ts";

/**
 * Writes the cart of a change with a claim on its whole stay, and rows for the nights that the order does not have. A change
 * that needs no payment is paying at once and is swapped in the same transaction. The property must be locked.
 */
export async function holdChange(tx: Tx, cart: ShownCart, added: readonly Day[]): Promise<CartRow> {
  const { checkIn, checkOut, ...item } = stayOf(cart);
  const { itemId, kind, propertyId, startsOn, endsOn, price, policies } = item;
  await deleteExpiredHolds(tx, propertyId, { checkIn, checkOut });
  const state = cart.state === "open" ? "held" : "paying";
  const nights = `[${checkIn},${checkOut})`;
  const replaces = cart.change?.replaces ?? null;
  const [claim] = await tx.insert(stayClaims).values({ propertyId, nights, state, replaces }).returning();
  if (!claim) throw new Error("The claim was not written.");
  const { id: stayClaimId } = claim;
  const expiresAt = state === "held" ? cart.holdUntil : null;
  const rows = added.map((night) => ({ propertyId, night, stayClaimId, state, expiresAt }) as const);
  const held = rows.length === 0 ? [] : await tx.insert(nightClaims).values(rows).onConflictDoNothing().returning();
  if (held.length !== rows.length) throw new Problem("dates-taken");
  const { items, ...whole } = cart;
  await tx.insert(carts).values(whole);
  const columns = { id: itemId, cartId: cart.id, kind, position: 0, startsOn, endsOn, price, policies };
  await tx.insert(cartItems).values(columns);
  await tx.insert(chaletItems).values({ cartItemId: itemId, propertyId, stayClaimId });
  return { ...cart, items: [{ ...item, stayClaimId }] };
}

type Swap = Stay & { itemId: string; stayClaimId: number; replaces: number };

/**
 * Gives the stay of an order another claim: unchanged nights move to it, others are deleted. `false` when a night is
 * missing.
 */
export async function swapNights(tx: Tx, { itemId, stayClaimId, replaces, checkIn, checkOut }: Swap): Promise<boolean> {
  await tx.execute(sql`
    SELECT id FROM stay_claim WHERE id IN (${replaces}, ${stayClaimId}) ORDER BY id FOR UPDATE`);
  const isUnchanged = and(
    eq(nightClaims.stayClaimId, replaces),
    eq(nightClaims.state, "confirmed"),
    gte(nightClaims.night, checkIn),
    lt(nightClaims.night, checkOut),
  );
  const isAdded = and(eq(nightClaims.stayClaimId, stayClaimId), eq(nightClaims.state, "paying"));
  const found = (await tx.$count(nightClaims, isUnchanged)) + (await tx.$count(nightClaims, isAdded));
  if (found !== nightsOf({ checkIn, checkOut })) return false;
  // Two confirmed stays of a property never overlap, so the old one ends first.
  await tx.update(stayClaims).set({ state: "released" }).where(eq(stayClaims.id, replaces));
  await tx.update(stayClaims).set({ state: "confirmed" }).where(eq(stayClaims.id, stayClaimId));
  await tx.update(nightClaims).set({ stayClaimId }).where(isUnchanged);
  await tx.delete(nightClaims).where(eq(nightClaims.stayClaimId, replaces));
  await tx.update(nightClaims).set({ state: "confirmed", expiresAt: null }).where(isAdded);
  await tx.update(chaletOrderItems).set({ stayClaimId }).where(eq(chaletOrderItems.orderItemId, itemId));
  return true;
}

/** Records what became of a stay. The order must be locked. */
export async function setStayState(
  tx: Tx,
  { itemId }: { itemId: string },
  state: { stayState: StayState; noShowAt?: Date },
): Promise<void> {
  await tx.update(chaletOrderItems).set(state).where(eq(chaletOrderItems.orderItemId, itemId));
}

/** Ends a stay on an earlier day; its further nights can be booked again. The order must be locked. */
export async function shortenNights(tx: Tx, { stayClaimId }: { stayClaimId: number }, { checkIn, checkOut }: Stay) {
  const nights = sql`daterange(${checkIn}::date, ${checkOut}::date)`;
  await tx.update(stayClaims).set({ nights }).where(eq(stayClaims.id, stayClaimId));
  await tx.delete(nightClaims).where(and(eq(nightClaims.stayClaimId, stayClaimId), gte(nightClaims.night, checkOut)));
}
