import type { Owner } from "#api/cart/holder/owner.ts";
import { advance } from "#api/payment/advance/advance.ts";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { isOpen } from "#domain/payment/payment-state.ts";
import { problems } from "#domain/problem/problems.ts";
import { ownPayment, statusOf } from "./check-payment.ts";
import { markEnding } from "./mark-ending.ts";

/**
 * Ends a payment that waits for its guest at the bank, who wants to pay in another way. If the bank has approved it
 * meanwhile, the order is confirmed. No gateway can be notified: should the guest confirm at the bank after all, that money
 * goes back.
 */
export async function abandonPayment(deps: PaymentDeps, owner: Owner, paymentId: string) {
  const { payment, ...shown } = await ownPayment(deps, owner, paymentId);
  if (!isOpen(payment.state)) return statusOf(payment, shown);
  const evidence = await gatewayOfPayment(deps, payment).ask(keyOf(payment));
  const isWaiting = evidence.kind === "challenge" && (await markEnding(deps.db, paymentId));
  await faultPoint("K41");
  const failureCode = problems["bank-verification-failed"].code;
  const after = await advance(
    deps,
    paymentId,
    isWaiting ? { kind: "voided", failureCode, isAbandoned: true } : evidence,
  );
  return statusOf(after, shown);
}
