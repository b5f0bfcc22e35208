import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { Evidence, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { needsToken } from "#domain/payment/methods.ts";
import { problems } from "#domain/problem/problems.ts";
import { endDisputed } from "./end-disputed.ts";
import { markEnding } from "./mark-ending.ts";

type Age = { ageMs: number; isLate: boolean };

/** What the gateway says about an open payment, and the end of one that can no longer become a payment. */
export async function currentEvidence(deps: PaymentDeps, payment: PaymentRow, age: Age): Promise<Evidence> {
  const gateway = gatewayOfPayment(deps, payment);
  const evidence = await gateway.ask(keyOf(payment));
  if (evidence.isStrange) {
    deps.log.error({ event: "payment-strange", paymentId: payment.id, outcome: gateway.name }, "an unknown answer");
  }
  if (payment.isDisputed) return endDisputed(gateway, payment, evidence);
  if (evidence.kind === "missing") return isSettled(deps, gateway, payment, age) ? end(deps, payment) : evidence;
  const isWaiting = evidence.kind === "challenge" || evidence.kind === "pending";
  if (isWaiting && (age.isLate || payment.isEnding)) return endWaiting(deps, gateway, payment, evidence);
  if (payment.isEnding && evidence.kind === "authorised") return gateway.cancel(keyOf(payment));
  return evidence;
}

/** Whether a payment that the gateway does not know can no longer appear there. */
function isSettled(
  { settings }: PaymentDeps,
  { capabilities }: PaymentGateway,
  { method }: PaymentRow,
  { ageMs }: Age,
): boolean {
  const { token, redirect } = capabilities.settleMs;
  return ageMs >= (needsToken(method) ? token : redirect) * settings.timeScale;
}

async function end({ db }: PaymentDeps, { id }: PaymentRow): Promise<Evidence> {
  return (await markEnding(db, id)) ? { kind: "voided" } : { kind: "silent" };
}

/**
 * The time at the bank is over. Some gateways can void such a payment and the others cannot: for us it is voided, and if
 * the guest confirms it after all, the money goes back.
 */
async function endWaiting(
  { db }: PaymentDeps,
  gateway: PaymentGateway,
  payment: PaymentRow,
  evidence: Evidence,
): Promise<Evidence> {
  if (!(await markEnding(db, payment.id))) return evidence;
  const after = await gateway.cancel(keyOf(payment));
  const isStillWaiting = after.kind === "challenge" || after.kind === "pending";
  const failureCode = problems["bank-verification-timed-out"].code;
  return isStillWaiting ? { kind: "voided", failureCode } : after;
}
