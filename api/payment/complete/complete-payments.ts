import { inArray, sql } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { currentEvidence } from "./current-evidence.ts";

const BATCH_SIZE = 20;
const LEASE_S = 30;
const EMAIL_AFTER_S = 120;
const ALERT_AFTER_S = 1_800;

type Due = { id: string; isLate: boolean; isWaiting: boolean; isOverdue: boolean; ageMs: number };
type DuePayment = Due & { payment: PaymentRow };

/**
 * Completes open payments after a crash, or when the guest left or the bank did not answer. Queries the gateway after
 * 2, 4, 8 … 60 seconds; a lease prevents two processes from completing the same payment. Returns whether more may wait.
 */
export async function completePayments(deps: PaymentDeps): Promise<boolean> {
  const due = await takeDue(deps);
  await Promise.all(due.map((payment) => complete(deps, payment)));
  return due.length > 0;
}

async function takeDue({ db, settings: { timeScale } }: PaymentDeps): Promise<DuePayment[]> {
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
    RETURNING id, deadline <= app_now() AS "isLate",
      (extract(epoch FROM app_now() - created_at) * 1000)::float8 AS "ageMs",
      created_at <= app_now() - ${EMAIL_AFTER_S * timeScale} * interval '1 second' AS "isWaiting",
      created_at <= app_now() - ${ALERT_AFTER_S * timeScale} * interval '1 second' AS "isOverdue"`);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db.select().from(payments).where(inArray(payments.id, ids));
  return found.flatMap((payment) => rows.filter(({ id }) => id === payment.id).map((due) => ({ ...due, payment })));
}

async function complete(deps: PaymentDeps, { payment, isWaiting, isOverdue, ...age }: DuePayment): Promise<void> {
  const evidence = await currentEvidence(deps, payment, age);
  await faultPoint("K28");
  const { state } = await advance(deps, payment.id, evidence);
  await deps.db.execute(sql`
    UPDATE payment_event SET handled_at = app_now() WHERE payment_id = ${payment.id} AND handled_at IS NULL`);
  await deps.db.execute(sql`UPDATE payment SET leased_until = NULL WHERE id = ${payment.id}`);
  const isOpen = state === payment.state || state === "unknown";
  // A gift has no order; its page is enough to wait on.
  if (isOpen && isWaiting && payment.orderId) await enqueue(deps.db, payment.orderId, ["mail-pending"]);
  if (isOpen && isOverdue) deps.log.error({ event: "payment-unknown", paymentId: payment.id }, "still open");
}
