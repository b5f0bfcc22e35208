import type { Owner } from "#api/cart/holder/owner.ts";
import { advance } from "#api/payment/advance/advance.ts";
import { type PaymentDeps, providerOf } from "#api/payment/gateway/payment-deps.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { isOpen } from "#domain/payment/payment-state.ts";
import { problems } from "#domain/problem/problems.ts";
import { ownPayment, statusOf } from "./check-payment.ts";

/**
 * Cancels a payment that waits for its guest at the bank, who wants to pay in another way. The provider decides: if the
 * bank has approved the payment meanwhile, it is not cancelled and the order is confirmed.
 */
export async function abandonPayment(deps: PaymentDeps, owner: Owner, paymentId: string) {
  const { payment, ...shown } = await ownPayment(deps, owner, paymentId);
  if (!isOpen(payment.state)) return statusOf(payment, shown);
  const evidence = await providerOf(deps, payment.provider).abandon(paymentId);
  await faultPoint("K41");
  const abandoned = { failureCode: problems["bank-verification-failed"].code, isAbandoned: true };
  const after = await advance(deps, paymentId, evidence.kind === "voided" ? { ...evidence, ...abandoned } : evidence);
  return statusOf(after, shown);
}
