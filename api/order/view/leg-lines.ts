import { asc, eq } from "drizzle-orm";
import { orderRate } from "#api/cart/price/order-rate.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { Order } from "#contract/order/order.ts";
import { payableMinor } from "#domain/cart/present.ts";
import { legStatusOf } from "#domain/loyalty/leg-status.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { PaidTimes } from "./paid-times.ts";

/** What points and the wallet paid of an order and when, and what went back. */
export async function legLines(db: Tx, order: OrderRow, times: PaidTimes): Promise<Order["legs"]> {
  const legs = await db.select().from(cartLegs).where(eq(cartLegs.orderId, order.id)).orderBy(asc(cartLegs.createdAt));
  if (legs.length === 0) return [];
  const rate = await orderRate(db, order);
  const minorOf = (leg: LegRow) => legMinor(leg, { order, rate, isOnly: legs.length === 1 && times.changes === 0 });
  return legs.map((leg) => {
    const { method, points, valueHalalas, memberMask, state, returnedPoints, returnedHalalas, cartId } = leg;
    return {
      method,
      points,
      value: riyals(valueHalalas),
      amount: Number(fromMinorUnits(minorOf(leg), order.currency)),
      maskedMember: memberMask,
      status: legStatusOf[state],
      paidAt: times.of(cartId)?.toISOString() ?? null,
      returned: { points: points === null ? null : returnedPoints, value: riyals(returnedHalalas) },
    };
  });
}

type Given = { order: OrderRow; rate: number; isOnly: boolean };

/** What a leg paid in the currency of its order; the only leg paid what the order says that legs paid. */
function legMinor({ valueHalalas, valueMinor }: LegRow, { order, rate, isOnly }: Given): number {
  const { currency, loyaltyMinor } = order;
  if (currency === "SAR") return valueHalalas;
  return valueMinor ?? (isOnly ? loyaltyMinor : payableMinor(valueHalalas, { currency, rate }));
}
