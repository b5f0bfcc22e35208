import { sandboxNow } from "../clock.ts";
import type { Fault } from "../faults.ts";
import { readId } from "../read-id.ts";
import { Refusal } from "../route.ts";
import { recordLine } from "./move-payment.ts";
import { notifyMerchant } from "./notify-merchant.ts";
import { type Payment, refundedOf } from "./payment.ts";
import { savePayment } from "./payment-store.ts";
import { readAmount } from "./read-order.ts";

/** Refunds once per id, and never more than was captured. */
export function refundPayment(payment: Payment, body: unknown, fault: Fault | null) {
  const [id, amount] = [readId(body), readAmount(body)];
  const known = payment.refunds.find((refund) => refund.id === id);
  if (known && known.amount !== amount) throw new Refusal(409, "id: another refund has it");
  if (!known) refundOnce(payment, { id, amount }, fault);
  return { id, paymentId: payment.id, amount, currency: payment.currency, refunded: refundedOf(payment) };
}

function refundOnce(payment: Payment, refund: { id: string; amount: number }, fault: Fault | null): void {
  if (fault === "refund-refused") throw new Refusal(422, "the bank refuses the refund");
  if (payment.status !== "captured") throw new Refusal(422, "nothing was captured");
  if (refundedOf(payment) + refund.amount > (payment.amount ?? 0)) throw new Refusal(422, "more than was captured");
  payment.refunds.push(refund);
  payment.changedAt = sandboxNow();
  savePayment(payment);
  recordLine(payment, "refunded", refund.amount, refund.id);
  void notifyMerchant(payment, "refunded");
}
