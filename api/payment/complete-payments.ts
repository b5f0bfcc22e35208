import { sql } from "drizzle-orm";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { enqueue } from "#api/schema/outbox.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { advance } from "./advance.ts";
import type { Evidence } from "./gateway/payment-port.ts";
import { type PaymentDeps, providerOf } from "./payment-deps.ts";
import { refundDisputed } from "./refund-disputed.ts";

const AT_ONCE = 20;
const LEASE_S = 30;
/** A provider that does not know a payment may only be slow to learn of it; then we end it there ourselves. */
const ASKS_BEFORE_CANCEL = 3;
const TOLD_TO_WAIT_S = 120;
const ALARM_S = 1_800;

type Due = Pick<PaymentRow, "id" | "provider" | "state" | "asks" | "isDisputed" | "isEnding"> & {
  orderId: string;
  isLate: boolean;
  isWaiting: boolean;
  isAlarming: boolean;
};

/**
 * Brings payments to their end that nobody waits for any more: a process died, a guest left, a bank kept silent. It asks
 * after 2, 4, 8 … 60 seconds; a lease keeps two processes from asking for the same one.
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
      ORDER BY next_ask_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, provider, state, asks, is_disputed AS "isDisputed", is_ending AS "isEnding", order_id AS "orderId",
      deadline <= app_now() AS "isLate",
      created_at <= app_now() - ${TOLD_TO_WAIT_S * timeScale} * interval '1 second' AS "isWaiting",
      created_at <= app_now() - ${ALARM_S * timeScale} * interval '1 second' AS "isAlarming"`);
  return rows;
}

async function complete(deps: PaymentDeps, payment: Due): Promise<void> {
  const evidence = await findOut(deps, payment);
  await faultPoint("K28");
  const { state } = await advance(deps, payment.id, evidence);
  await deps.db.execute(sql`
    UPDATE payment_event SET handled_at = app_now() WHERE payment_id = ${payment.id} AND handled_at IS NULL`);
  await deps.db.execute(sql`UPDATE payment SET leased_until = NULL WHERE id = ${payment.id}`);
  const isOpen = state === payment.state || state === "unknown";
  if (isOpen && payment.isWaiting) await enqueue(deps.db, payment.orderId, "mail-pending");
  if (isOpen && payment.isAlarming) deps.log.error({ event: "payment-unknown", paymentId: payment.id }, "still open");
}

async function findOut(deps: PaymentDeps, payment: Due): Promise<Evidence> {
  const provider = providerOf(deps, payment.provider);
  const evidence = await provider.ask(payment.id);
  if (payment.isDisputed) return refundDisputed(provider, payment.id, evidence);
  const isLeft = payment.isLate && (evidence.kind === "challenge" || evidence.kind === "pending");
  const isUnheardOf = evidence.kind === "missing" && (payment.state === "created" || payment.asks > ASKS_BEFORE_CANCEL);
  const isStillThere = payment.isEnding && evidence.kind !== "silent";
  if (!isLeft && !isUnheardOf && !isStillThere) return evidence;
  return (await beginEnding(deps, payment.id)) ? provider.cancel(payment.id) : evidence;
}

/**
 * Written down before the provider hears of it: a word of money that was given between our question and the cancelling
 * must not confirm an order. `false` when it had come already.
 */
async function beginEnding({ db }: PaymentDeps, paymentId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE payment SET is_ending = true
    WHERE id = ${paymentId} AND state IN ('created', 'submitted', 'challenge', 'unknown')`);
  return rowCount === 1;
}
