import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { payments, refunds } from "#api/schema/payment.ts";

/** A gateway that lost an answer shows the refund after this time, if it made one. */
const RETRY_AFTER_MS = 15 * 60_000;

type RefundQuery = {
  refundId: string;
  paymentId: string;
  amountMinor: number;
  /** What the gateway says has gone back so far. */
  refundedMinor: number;
  timeScale: number;
};

/**
 * What may be done now about a refund at a gateway that knows only totals. One refund of a payment is under way at a time:
 * `first` and `last` may be sent, `done` has arrived, `unclear` is for a person.
 */
export async function claimRefundAttempt(
  tx: Tx,
  query: RefundQuery,
): Promise<"first" | "last" | "done" | "wait" | "unclear"> {
  const { refundId, paymentId, amountMinor, refundedMinor } = query;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  const isPast = sql<boolean>`coalesce(sent_at, created_at)
    <= app_now() - ${RETRY_AFTER_MS * query.timeScale} * interval '1 millisecond'`;
  const [refund] = await tx
    .select({ state: refunds.state, sends: refunds.sends, isArrived: refunds.isArrived, isPast })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (!payment || refund?.state !== "pending") return "wait";
  if (refund.isArrived) return "done";
  if (await isAnotherUnderWay(tx, query)) return "wait";
  const { sends } = refund;
  const before = payment.refundedMinor;
  if (sends > 0 && refundedMinor === before + amountMinor) return "done";
  if (refundedMinor !== before) return refund.isPast ? "unclear" : "wait";
  if (sends > 0 && !refund.isPast) return "wait";
  if (sends > 1) return "unclear";
  await tx
    .update(refunds)
    .set({ sends: sends + 1, sentAt: sql`app_now()` })
    .where(eq(refunds.id, refundId));
  return sends === 0 ? "first" : "last";
}

async function isAnotherUnderWay(tx: Tx, { refundId, paymentId }: RefundQuery): Promise<boolean> {
  const found = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        ne(refunds.id, refundId),
        eq(refunds.state, "pending"),
        gt(refunds.sends, 0),
      ),
    );
  return found.length > 0;
}
