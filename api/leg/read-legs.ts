import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type RefundedOfLeg, refundedOfLegs } from "#api/refund/read/refunded-of-legs.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { isCountedLeg, legStates } from "#domain/loyalty/leg-state.ts";

const countedStates = legStates.filter(isCountedLeg);

/**
 * The legs that lower the price of a cart, in the order in which they were added. A change keeps those of its order, less
 * what was returned of them, and adds its own.
 */
export async function readCountedLegs(
  db: Tx,
  { id, change }: { id: string; change: { orderId: string } | null },
): Promise<LegRow[]> {
  const isOwn = or(eq(cartLegs.cartId, id), change ? eq(cartLegs.orderId, change.orderId) : undefined);
  const legs = await db
    .select()
    .from(cartLegs)
    .where(and(isOwn, inArray(cartLegs.state, countedStates)))
    .orderBy(asc(cartLegs.createdAt), asc(cartLegs.id));
  return change ? withoutReturned(legs, await refundedOfLegs(db, legs)) : legs;
}

/** The legs with what is left of them. */
export function withoutReturned(legs: readonly LegRow[], returned: ReadonlyMap<string, RefundedOfLeg>): LegRow[] {
  return legs.flatMap((leg) => {
    const { halalas, points } = returned.get(leg.id) ?? { halalas: 0, points: 0 };
    const valueHalalas = leg.valueHalalas - halalas;
    const left = leg.points === null ? null : leg.points - points;
    return valueHalalas > 0 ? [{ ...leg, valueHalalas, points: left, baseHalalas: leg.baseHalalas - halalas }] : [];
  });
}

export function sumOfLegs(legs: readonly Pick<LegRow, "valueHalalas">[]): number {
  return legs.reduce((sum, { valueHalalas }) => sum + valueHalalas, 0);
}
