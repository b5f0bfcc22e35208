import { and, inArray, isNotNull, sum } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { LegRow } from "#api/schema/leg.ts";
import { refunds } from "#api/schema/payment.ts";

/** `minor` is in the currency of the order. */
export type RefundedOfLeg = { halalas: number; points: number; minor: number };

/** What was promised back of each leg, whatever the state of the refund: a refused one is replaced by other means. */
export async function refundedOfLegs(db: Tx, legs: readonly LegRow[]): Promise<Map<string, RefundedOfLeg>> {
  if (legs.length === 0) return new Map();
  const ids = legs.map(({ id }) => id);
  const rows = await db
    .select({
      legId: refunds.legId,
      halalas: sum(refunds.halalas),
      points: sum(refunds.points),
      minor: sum(refunds.amountMinor),
    })
    .from(refunds)
    .where(and(isNotNull(refunds.legId), inArray(refunds.legId, ids)))
    .groupBy(refunds.legId);
  return new Map(
    rows.map(({ legId, halalas, points, minor }) => [
      legId ?? "",
      { halalas: Number(halalas), points: Number(points), minor: Number(minor) },
    ]),
  );
}
