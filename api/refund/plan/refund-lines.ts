import type { PaymentRow } from "#api/schema/payment.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { refundArrival } from "#domain/order/refund.ts";
import type { RefundPart } from "#domain/order/split-refund.ts";

type Line = CancelPreview["refunds"][number];

/** The parts of a refund as a guest sees them before it is made. */
export function refundLines(
  parts: readonly RefundPart[],
  payments: readonly PaymentRow[],
  currency: CurrencyCode,
): Line[] {
  return parts.map((part) => {
    const { source, last4, points } = sourceOf(part, payments);
    const amount = Number(fromMinorUnits(part.amountMinor, currency));
    return { route: "original", source, last4, amount, currency, points, arrives: refundArrival(source) };
  });
}

function sourceOf(part: RefundPart, payments: readonly PaymentRow[]): Pick<Line, "source" | "last4" | "points"> {
  if (part.kind === "wallet") return { source: "wallet", last4: null, points: null };
  if (part.kind === "points") return { source: part.method, last4: null, points: part.points };
  const payment = payments.find(({ id }) => id === part.paymentId);
  if (!payment) throw new Error(`There is no payment ${part.paymentId}.`);
  return { source: payment.method, last4: payment.cardLast4, points: null };
}
