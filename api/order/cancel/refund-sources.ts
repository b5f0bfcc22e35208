import { type ReturnedOfLeg, returnedOfLegs } from "#api/leg/returned-of-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { LegRow } from "#api/schema/leg.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { isCountedLeg } from "#domain/loyalty/leg-state.ts";
import type { PointsSource, RefundSource, WalletSource } from "#domain/order/split-refund.ts";
import { refundableMoney } from "./refundable-money.ts";

/** What paid an order: its payments and its legs. */
export type PaidWith = { payments: readonly PaymentRow[]; legs: readonly LegRow[] };

/** Everything that paid an order, with what each source can still return: money, wallet and points. */
export async function refundSources(db: Tx, order: OrderRow, { payments, legs }: PaidWith): Promise<RefundSource[]> {
  const counted = legs.filter(({ state }) => isCountedLeg(state));
  const returned = await returnedOfLegs(db, counted);
  return [
    await refundableMoney(db, order, payments),
    ...counted.flatMap((leg) => legSource(order, leg, returned.get(leg.id)) ?? []),
  ];
}

/** Points are spent in riyals only, so an order in another currency has the wallet as its only leg. */
function legSource(
  { currency, loyaltyMinor }: OrderRow,
  { id: legId, method, valueHalalas, points, rate }: LegRow,
  returned: ReturnedOfLeg = { halalas: 0, points: 0 },
): WalletSource | PointsSource | null {
  const halalas = valueHalalas - returned.halalas;
  if (halalas === 0) return null;
  const left = { legId, halalas, currency, availableMinor: currency === "SAR" ? halalas : loyaltyMinor };
  if (method === "wallet") return { kind: "wallet", ...left };
  if (points === null || rate === null) throw new Error(`The leg ${legId} has no points.`);
  return { kind: "points", ...left, method, points: points - returned.points, rate: { pointsPerRiyal: rate } };
}
