import { sandboxNow } from "../clock.ts";
import type { Fault } from "../faults.ts";
import { Refusal } from "../route.ts";
import { book } from "./move-payment.ts";
import { type Payment, refundedOf } from "./payment.ts";
import { keepPayment } from "./payment-book.ts";
import { readAmount, readId } from "./read-order.ts";
import { tellShop } from "./tell-shop.ts";

/** Gives money back, once for every id and never more than was taken. */
export function refundPayment(payment: Payment, body: unknown, fault: Fault | null) {
  const [id, amount] = [readId(body), readAmount(body)];
  const known = payment.refunds.find((refund) => refund.id === id);
  if (known && known.amount !== amount) throw new Refusal(409, "id: another refund has it");
  if (!known) refundOnce(payment, { id, amount }, fault);
  return { id, paymentId: payment.id, amount, currency: payment.currency, refunded: refundedOf(payment) };
}

function refundOnce(payment: Payment, refund: { id: string; amount: number }, fault: Fault | null): void {
  if (fault === "refund-refused") throw new Refusal(422, "the bank takes nothing back");
  if (payment.status !== "captured") throw new Refusal(422, "nothing was taken");
  if (refundedOf(payment) + refund.amount > (payment.amount ?? 0)) throw new Refusal(422, "more than was taken");
  payment.refunds.push(refund);
  payment.changedAt = sandboxNow();
  keepPayment(payment);
  book(payment, "refunded", refund.amount, refund.id);
  void tellShop(payment, "refunded");
}
