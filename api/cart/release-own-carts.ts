import { and, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { carts } from "#api/database/schema/cart.ts";
import { giveNightsBack } from "./claim-nights.ts";
import { lockHomes } from "./lock-homes.ts";

const openCartsOf = (holder: string) => and(eq(carts.holder, holder), eq(carts.state, "open"));

/** Locks the home that is wanted and those of a browser's open carts, in one order; whoever holds them had their turn. */
export async function lockHomesOf(tx: Tx, holder: string, wanted: number): Promise<void> {
  const open = await tx.select({ propertyId: carts.propertyId }).from(carts).where(openCartsOf(holder));
  await lockHomes(tx, [wanted, ...open.map(({ propertyId }) => propertyId)]);
}

/** A browser has one hold: a new one ends the others. One that is being paid for is not touched. */
export async function releaseOwnCarts(tx: Tx, holder: string, except: string): Promise<void> {
  const open = await tx
    .select({ id: carts.id, stayClaimId: carts.stayClaimId })
    .from(carts)
    .where(and(openCartsOf(holder), ne(carts.id, except)))
    .orderBy(carts.id)
    .for("update");
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await tx
    .update(carts)
    .set({ state: "released" })
    .where(and(inArray(carts.id, ids), eq(carts.state, "open")));
  await giveNightsBack(
    tx,
    open.map(({ stayClaimId }) => stayClaimId),
  );
}
