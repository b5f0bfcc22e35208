import type { Tx } from "#api/platform/database/database.ts";
import { type RefundedOfLeg, refundedOfLegs } from "#api/refund/read/refunded-of-legs.ts";
import type { LegRow } from "#api/schema/leg.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { isCountedLeg } from "#domain/loyalty/leg-state.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";
import type { PointsSource, RefundSource, WalletSource } from "#domain/order/split-refund.ts";
import { refundableMoney } from "./refundable-money.ts";

/** What paid an order: its payments and its legs. */
export type PaidWith = { payments: readonly PaymentRow[]; legs: readonly LegRow[] };

/** Everything that paid an order, with what each source can still return: money, wallet and points. */
export async function refundSources(db: Tx, order: OrderRow, { payments, legs }: PaidWith): Promise<RefundSource[]> {
  const counted = legs.filter(({ state }) => isCountedLeg(state));
  const returned = await refundedOfLegs(db, counted);
  return [
    await refundableMoney(db, order, payments),
    ...counted.flatMap((leg) => legSource(order, leg, { legs: counted, returned }) ?? []),
  ];
}

type Given = { legs: readonly LegRow[]; returned: ReadonlyMap<string, RefundedOfLeg> };

const NOTHING: RefundedOfLeg = { halalas: 0, points: 0, minor: 0 };

function legSource(order: OrderRow, leg: LegRow, given: Given): WalletSource | PointsSource | null {
  const { id: legId, method, valueHalalas, points, rate } = leg;
  const { currency } = order;
  const returned = given.returned.get(legId) ?? NOTHING;
  const halalas = valueHalalas - returned.halalas;
  if (halalas === 0) return null;
  const left = {
    legId,
    halalas,
    currency,
    availableMinor: currency === "SAR" ? halalas : leftMinor(order, leg, given),
  };
  if (!isProgramme(method)) return { kind: "wallet", ...left };
  if (points === null || rate === null) throw new Error(`The leg ${legId} has no points.`);
  return { kind: "points", ...left, method, points: points - returned.points, rate: { pointsPerRiyal: rate } };
}

/**
 * What a leg has left in another currency than riyals. There only the wallet pays: one leg for the stay, which has the rest
 * of the order's amount, and one for each change, which knows its own.
 */
function leftMinor({ loyaltyMinor }: OrderRow, leg: LegRow, { legs, returned }: Given): number {
  const ownOf = ({ id, valueMinor }: LegRow) =>
    valueMinor === null ? 0 : valueMinor - (returned.get(id) ?? NOTHING).minor;
  return leg.valueMinor === null ? legs.reduce((left, one) => left - ownOf(one), loyaltyMinor) : ownOf(leg);
}
