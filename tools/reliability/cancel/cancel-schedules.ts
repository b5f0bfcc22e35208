import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { cancelOrderAs } from "#api/operator/cancel-order-as.ts";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { reconcile } from "#api/payment/complete/reconcile.ts";
import { handleWebhook } from "#api/payment/webhook/receive-webhook.ts";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { runRefund } from "#api/refund/run/run-refund.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import { type PolicyTypeId, policyTypes } from "#domain/policy/cancellation-policy.ts";
import { problems } from "#domain/problem/problems.ts";
import { runInterleaved } from "../environment/run-interleaved.ts";
import { settleJobs } from "../environment/settle-jobs.ts";

type Action = "cancel" | "capture" | "webhook" | "reconcile" | "refund" | "host";
/** While `first` is at `point`, `other` runs until it ends or waits for a lock of `first`. */
export type CancelSchedule = { first: Action; point: string; other: Action; policyTypeId: PolicyTypeId };

/** K30 is inside COMMIT, where all locks are held. */
const pointsOf: Partial<Record<Action, readonly string[]>> = {
  cancel: ["K30", "K24"],
  capture: ["K20"],
  webhook: ["K18"],
  refund: ["K25", "K26"],
};
const actions: readonly Action[] = ["cancel", "capture", "webhook", "reconcile", "refund"];

const guestPairs: readonly CancelSchedule[] = [policyTypes.FULLY_REFUNDABLE, policyTypes.PARTLY_REFUNDABLE].flatMap(
  (policyTypeId) =>
    Object.entries(pointsOf).flatMap(([first, points]) =>
      points.flatMap((point) => actions.map((other) => ({ first: first as Action, point, other, policyTypeId }))),
    ),
);
const withHost: readonly [Action, string, Action][] = [
  ["cancel", "K30", "host"],
  ["cancel", "K24", "host"],
  ["capture", "K20", "host"],
  ["host", "K30", "cancel"],
  ["host", "K30", "capture"],
  ["host", "K30", "host"],
];
/** Guest and host get the same back of a stay that is fully refundable. */
const hostPairs: readonly CancelSchedule[] = withHost.map(([first, point, other]) => ({
  ...{ first, point, other },
  policyTypeId: policyTypes.FULLY_REFUNDABLE,
}));
export const cancelPairs: readonly CancelSchedule[] = [...guestPairs, ...hostPairs];

export type CancelResult = CancelSchedule & {
  wasReached: boolean;
  codes: string[];
  status: number;
  refunds: string[];
  previewed: number;
};

/** Runs one schedule on a stay whose money is only authorised. Refunds need a cancellation before them. */
export async function runCancelSchedule(booking: BookingApp, schedule: CancelSchedule): Promise<CancelResult> {
  const { first, point, other, policyTypeId } = schedule;
  const { app, sandbox } = booking;
  const { paymentDeps: deps, db } = app;
  const { guest, orderNumber, paymentId } = await anAuthorisedStay(booking, policyTypeId);
  const { preview, cancel } = cancellingGuest(guest, orderNumber);
  const { previewId, refundable } = (await preview()).json();
  const codes: string[] = [];
  const isRefunding = first === "refund" || other === "refund";
  const cancelNow = async () => {
    const answer = await cancel(previewId, {}, { "idempotency-key": randomUUID() });
    codes.push(String(answer.statusCode === 200 ? 200 : answer.json().error.code));
  };
  const run: Record<Action, () => Promise<unknown>> = {
    cancel: cancelNow,
    host: async () => void codes.push(await cancelAsHost(db, orderNumber)),
    capture: () => capturePayment(deps, paymentId).catch(() => "again"),
    webhook: () => handleWebhook(deps, paymentId),
    reconcile: () => reconcile(deps, app.now()),
    refund: async () => {
      for (const id of await refundsOf(booking, orderNumber)) await runRefund(deps, id, app.now());
    },
  };
  if (isRefunding && first !== "cancel") await cancelNow();
  await sandbox.clearFaults();
  const { wasReached } = await runInterleaved(db, { point, first: run[first], others: [run[other]] });
  if (codes.length === 0) await cancelNow();
  await settleJobs(booking);
  const { rows } = await db.execute<{ status: number }>(sql`
    SELECT status_code AS status FROM placed_order WHERE order_number = ${orderNumber}`);
  const view = (await guest.order(orderNumber)).json();
  const refunds = view.refunds.map(({ amount, status }: { amount: number; status: string }) => `${status} ${amount}`);
  return { ...schedule, wasReached, codes, status: rows[0]?.status ?? 0, refunds, previewed: refundable };
}

/** Captures fail until the faults are cleared. On a slow machine the gateway may not answer in time; then another guest pays. */
async function anAuthorisedStay(booking: BookingApp, policyTypeId: PolicyTypeId) {
  await booking.sandbox.setFault(cardCalls.capture, "500", 100);
  for (;;) {
    const { guest, cart } = await booking.readyGuest({ policyTypeId });
    const { status, orderNumber, paymentId } = (await guest.pay(cart, testCards.paid)).json();
    if (status === "SUCCESS") return { guest, orderNumber, paymentId };
  }
}

/** One call cancelled, the others learn that it is over, and one refund has the promised amount. */
export function isRefundedOnce({ codes, status, refunds, previewed }: CancelResult): boolean {
  const won = codes.filter((code) => code === "200").length;
  const isClear = codes.every((code) => ["200", "7003", "1006"].includes(code));
  return won === 1 && isClear && status === 95 && refunds.join() === `done ${previewed}`;
}

/** A host who cancels is answered like a guest. */
async function cancelAsHost(db: Db, orderNumber: string): Promise<string> {
  const operator = { by: "Huda", second: null, reason: "The pool broke." };
  try {
    await cancelOrderAs(db, operator, { orderNumber, by: "host", nights: "block", isGuestHelped: true });
    return "200";
  } catch (error) {
    if (error instanceof Problem) return String(problems[error.code].code);
    throw error;
  }
}

async function refundsOf({ app }: BookingApp, orderNumber: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    SELECT r.id FROM refund r JOIN cancellation c ON c.id = r.cancellation_id JOIN placed_order o ON o.id = c.order_id
    WHERE o.order_number = ${orderNumber}`);
  return rows.map(({ id }) => id);
}
