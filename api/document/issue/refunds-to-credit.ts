import { and, asc, eq, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { creditedRefunds } from "#api/schema/document.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "#api/schema/payment.ts";

/** A refund that a credit note covers, with the source that it goes back to. */
export type CreditedPart = { refundId: string; method: PaymentRow["method"] | LegRow["method"]; amount: number };

type Bill = { orderId: string; billId: string };

/** The refunds of a bill by the same cancellation, change or operator's action that no credit note covers yet, this one among them. */
export async function refundsToCredit(tx: Tx, refund: RefundRow, { orderId, billId }: Bill): Promise<CreditedPart[]> {
  const money = await tx
    .select({ id: payments.id, method: payments.method })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.billId, billId)));
  // The legs of a bill belong to its cart, which has the same id.
  const legs = await tx
    .select({ id: cartLegs.id, method: cartLegs.method })
    .from(cartLegs)
    .where(eq(cartLegs.cartId, billId));
  const methods = new Map([...money, ...legs].map(({ id, method }) => [id, method]));
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(creditedRefunds, eq(creditedRefunds.refundId, refunds.id))
    .where(
      and(
        or(inArray(refunds.paymentId, idsOf(money)), inArray(refunds.legId, idsOf(legs))),
        isOfSameCause(refund),
        gt(refunds.amountMinor, 0),
        isNull(creditedRefunds.refundId),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.flatMap(({ refund: { id, paymentId, legId, amountMinor } }) => {
    const method = methods.get(paymentId ?? legId ?? "");
    return method ? [{ refundId: id, method, amount: amountMinor }] : [];
  });
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function isOfSameCause({ id, cancellationId, changeId, operatorActionId }: RefundRow): SQL {
  if (cancellationId) return eq(refunds.cancellationId, cancellationId);
  if (changeId) return eq(refunds.changeId, changeId);
  return operatorActionId ? eq(refunds.operatorActionId, operatorActionId) : eq(refunds.id, id);
}
