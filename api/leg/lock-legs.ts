import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { isLiveLeg, legStates } from "#domain/loyalty/leg-state.ts";

const liveStates = legStates.filter(isLiveLeg);

/** Locks the live legs of carts, in the order of their ids. The carts must be locked. */
export function lockLiveLegs(tx: Tx, cartIds: readonly string[]): Promise<LegRow[]> {
  return tx
    .select()
    .from(cartLegs)
    .where(and(inArray(cartLegs.cartId, [...cartIds]), inArray(cartLegs.state, liveStates)))
    .orderBy(asc(cartLegs.id))
    .for("update");
}

export async function lockLeg(tx: Tx, legId: string): Promise<LegRow> {
  const [leg] = await tx.select().from(cartLegs).where(eq(cartLegs.id, legId)).for("update");
  if (!leg) throw new Error(`There is no leg ${legId}.`);
  return leg;
}
