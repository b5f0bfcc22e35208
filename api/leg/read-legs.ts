import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { isCountedLeg, legStates } from "#domain/loyalty/leg-state.ts";

const countedStates = legStates.filter(isCountedLeg);

/** The legs that lower the price of a cart, in the order in which they were added. A change keeps those of its order. */
export function readCountedLegs(
  db: Tx,
  { id, change }: { id: string; change: { orderId: string } | null },
): Promise<LegRow[]> {
  const isOwn = change ? eq(cartLegs.orderId, change.orderId) : eq(cartLegs.cartId, id);
  return db
    .select()
    .from(cartLegs)
    .where(and(isOwn, inArray(cartLegs.state, countedStates)))
    .orderBy(asc(cartLegs.createdAt), asc(cartLegs.id));
}

export function sumOfLegs(legs: readonly Pick<LegRow, "valueHalalas">[]): number {
  return legs.reduce((sum, { valueHalalas }) => sum + valueHalalas, 0);
}
