import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cartLegs } from "#api/schema/leg.ts";
import type { Order } from "#contract/order.ts";
import { legStatusOf } from "#domain/loyalty/leg-status.ts";
import { riyals } from "#domain/price/riyals.ts";

/** What points and the wallet paid of an order, and what went back. */
export async function legLines(db: Tx, orderId: string): Promise<Order["legs"]> {
  const legs = await db.select().from(cartLegs).where(eq(cartLegs.orderId, orderId)).orderBy(asc(cartLegs.createdAt));
  return legs.map(({ method, points, valueHalalas, memberMask, state, returnedPoints, returnedHalalas }) => ({
    method,
    points,
    value: riyals(valueHalalas),
    maskedMember: memberMask,
    status: legStatusOf[state],
    returned: { points: points === null ? null : returnedPoints, value: riyals(returnedHalalas) },
  }));
}
