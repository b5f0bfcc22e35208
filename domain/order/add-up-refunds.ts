import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { ownMethod } from "#domain/payment/methods.ts";
import type { RefundMethod, RefundRoute } from "./refund.ts";

type Refund = {
  route: RefundRoute;
  source: RefundMethod;
  last4: string | null;
  amount: number;
  currency: CurrencyCode;
  points: number | null;
  status?: string;
};

/** The refunds as a guest reads them: one line for each place that they go to, and each state there. */
export function addUpRefunds<One extends Refund>(refunds: readonly One[]): One[] {
  const added = new Map<string, One>();
  for (const refund of refunds) {
    const key = `${destinationOf(refund)} ${refund.status ?? ""}`;
    const earlier = added.get(key);
    added.set(
      key,
      earlier ? { ...refund, amount: amountOf([earlier, refund]), points: pointsOf(earlier, refund) } : refund,
    );
  }
  return [...added.values()];
}

/** Where a refund goes. The guest may have chosen the wallet instead of the card that paid. */
function destinationOf({ route, source, last4 }: Refund): string {
  return route === "wallet" ? ownMethod : `${source}${last4 ? ` ${last4}` : ""}`;
}

/** What refunds in one currency are together. */
export function amountOf(refunds: readonly Pick<Refund, "amount" | "currency">[]): number {
  const [first] = refunds;
  if (!first) return 0;
  const minor = refunds.reduce((sum, { amount, currency }) => sum + toMinorUnits(amount, currency), 0);
  return Number(fromMinorUnits(minor, first.currency));
}

function pointsOf(one: Refund, other: Refund): number | null {
  return one.points === null && other.points === null ? null : (one.points ?? 0) + (other.points ?? 0);
}
