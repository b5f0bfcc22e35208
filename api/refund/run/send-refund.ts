import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { PaymentGateway, PaymentRefund } from "#api/payment/gateway/payment-port.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { openTask } from "#api/task/open-task.ts";
import { claimRefundAttempt } from "./claim-refund-attempt.ts";

const HOURS_TO_ANSWER = 24;

/**
 * Sends a refund, however often it is called, once: to a gateway that knows our refunds by their ids it is sent after a
 * look whether it is there, to the others by the total of what went back. `true` when the guest certainly gets the money,
 * `false` when the gateway refuses, `null` when it is not known yet.
 */
export async function sendRefund(
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: PaymentRefund,
): Promise<boolean | null> {
  const gateway = gatewayOfPayment(deps, payment);
  if (gateway.capabilities.refundBy === "reference") return gateway.refund(keyOf(payment), refund);
  return refundByTotal(deps, gateway, payment, refund);
}

async function refundByTotal(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  payment: PaymentRow,
  refund: PaymentRefund,
): Promise<boolean | null> {
  const { kind, refundedMinor } = await gateway.ask(keyOf(payment));
  if (kind !== "captured" || refundedMinor === undefined) return null;
  const attempt = await inTransaction(deps.db, (tx) =>
    claimRefundAttempt(tx, { ...refund, paymentId: payment.id, refundedMinor, timeScale: deps.settings.timeScale }),
  );
  if (attempt === "done") return true;
  if (attempt === "unclear") await reportUnclear(deps, refund.refundId);
  if (attempt !== "first" && attempt !== "last") return null;
  await faultPoint("K95");
  const answer = await gateway.refund(keyOf(payment), refund);
  // The first attempt may have arrived in this moment, so that this refusal says nothing about the money.
  return attempt === "last" && answer === false ? null : answer;
}

/** An operator looks it up at the gateway; nothing is sent again. */
async function reportUnclear({ db, log }: PaymentDeps, refundId: string): Promise<void> {
  log.error({ event: "refund-unclear", refundId }, "nobody can tell whether a refund was made");
  await openTask(db, { kind: "refund-unclear", subject: refundId, hours: HOURS_TO_ANSWER });
}
