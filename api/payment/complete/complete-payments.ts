import { sql } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import { type PaymentDeps, providerOf } from "#api/payment/gateway/payment-deps.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import { voidOrRefund } from "#api/payment/gateway/void-or-refund.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { enqueue } from "#api/schema/outbox.ts";
import type { PaymentRow } from "#api/schema/payment.ts";

const BATCH_SIZE = 20;
const LEASE_S = 30;
/** A provider that does not know a payment may only be slow. After so many answers we cancel the payment there. */
const ASKS_BEFORE_CANCEL = 3;
const EMAIL_AFTER_S = 120;
const ALERT_AFTER_S = 1_800;

type Due = Pick<PaymentRow, "id" | "provider" | "state" | "asks" | "isDisputed" | "isEnding"> & {
  /** `null` for a gift, whose page is enough to wait on. */
  orderId: string | null;
  isLate: boolean;
  isWaiting: boolean;
  isOverdue: boolean;
};

/**
 * Completes open payments after a crash, or when the guest left or the bank did not answer. Queries the provider after
 * 2, 4, 8 … 60 seconds; a lease prevents two processes from completing the same payment. Returns whether more may wait.
 */
export async function completePayments(deps: PaymentDeps): Promise<boolean> {
  const due = await takeDue(deps);
  await Promise.all(due.map((payment) => complete(deps, payment)));
  return due.length > 0;
}

async function takeDue({ db, settings: { timeScale } }: PaymentDeps): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    UPDATE payment SET asks = asks + 1, asked_at = app_now(),
      leased_until = app_now() + ${LEASE_S * timeScale} * interval '1 second',
      next_ask_at = app_now() + least(60, 2 ^ least(asks + 1, 6)) * ${timeScale} * interval '1 second'
    WHERE id IN (
      SELECT id FROM payment p
      WHERE state IN ('created', 'submitted', 'challenge', 'unknown')
        AND (leased_until IS NULL OR leased_until <= app_now())
        AND (next_ask_at <= app_now()
          OR EXISTS (SELECT FROM payment_event e WHERE e.payment_id = p.id AND e.handled_at IS NULL))
      ORDER BY next_ask_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
    RETURNING id, provider, state, asks, is_disputed AS "isDisputed", is_ending AS "isEnding", order_id AS "orderId",
      deadline <= app_now() AS "isLate",
      created_at <= app_now() - ${EMAIL_AFTER_S * timeScale} * interval '1 second' AS "isWaiting",
      created_at <= app_now() - ${ALERT_AFTER_S * timeScale} * interval '1 second' AS "isOverdue"`);
  return rows;
}

async function complete(deps: PaymentDeps, payment: Due): Promise<void> {
  const evidence = await currentEvidence(deps, payment);
  await faultPoint("K28");
  const { state } = await advance(deps, payment.id, evidence);
  await deps.db.execute(sql`
    UPDATE payment_event SET handled_at = app_now() WHERE payment_id = ${payment.id} AND handled_at IS NULL`);
  await deps.db.execute(sql`UPDATE payment SET leased_until = NULL WHERE id = ${payment.id}`);
  const isOpen = state === payment.state || state === "unknown";
  if (isOpen && payment.isWaiting && payment.orderId) await enqueue(deps.db, payment.orderId, ["mail-pending"]);
  if (isOpen && payment.isOverdue) deps.log.error({ event: "payment-unknown", paymentId: payment.id }, "still open");
}

async function currentEvidence(deps: PaymentDeps, payment: Due): Promise<Evidence> {
  const provider = providerOf(deps, payment.provider);
  const evidence = await provider.ask(payment.id);
  if (payment.isDisputed) return voidOrRefund(provider, payment.id, evidence);
  const isAbandoned = payment.isLate && (evidence.kind === "challenge" || evidence.kind === "pending");
  const isUnknownThere =
    evidence.kind === "missing" && (payment.state === "created" || payment.asks > ASKS_BEFORE_CANCEL);
  const mustCancelAgain = payment.isEnding && evidence.kind !== "silent";
  if (!isAbandoned && !isUnknownThere && !mustCancelAgain) return evidence;
  return (await markEnding(deps, payment.id)) ? provider.cancel(payment.id) : evidence;
}

/**
 * Recorded before the provider is called: an "authorised" answer that is older than the cancellation must not confirm the
 * order. `false` when the payment is no longer open.
 */
async function markEnding({ db }: PaymentDeps, paymentId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE payment SET is_ending = true
    WHERE id = ${paymentId} AND state IN ('created', 'submitted', 'challenge', 'unknown')`);
  return rowCount === 1;
}
