import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { carts } from "#api/schema/cart.ts";
import { giveNightsBack } from "./claim-nights.ts";

const openCartsOf = (holder: string) => and(eq(carts.holder, holder), eq(carts.state, "open"));

const homes = {
  name: "lock-homes-of-holder",
  text: `
    SELECT p.id, cardinality(own.homes) AS "openCarts"
    FROM (SELECT ARRAY(SELECT property_id FROM cart WHERE holder = $1::uuid AND state = 'open') AS homes) AS own, property p
    WHERE p.id = ANY (own.homes || $2::integer) ORDER BY p.id FOR NO KEY UPDATE OF p`,
};

/**
 * Locks the home that is wanted and those of a browser's open carts, in one order; whoever holds them had their turn.
 * Tells whether there are such carts.
 */
export async function lockHomesOf(tx: Tx, holder: string, wanted: number): Promise<boolean> {
  const locked = await runPrepared<{ openCarts: number }>(tx, homes, [holder, wanted]);
  return locked.some(({ openCarts }) => openCarts > 0);
}

/** A browser has one hold: a new one ends the others. One that is being paid for is not touched. */
export async function releaseOwnCarts(tx: Tx, holder: string): Promise<void> {
  const open = await tx
    .select({ id: carts.id, stayClaimId: carts.stayClaimId })
    .from(carts)
    .where(openCartsOf(holder))
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
