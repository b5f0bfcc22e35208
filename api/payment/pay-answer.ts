import type { PaymentRow } from "#api/schema/payment.ts";
import { problems } from "#domain/problem/problems.ts";
import { outcomeOf } from "./payment-outcome.ts";

/** What the call that pays answers; a decline is told by its code and sent with that code's status. */
export type PayAnswer = {
  paymentId: string;
  status: ReturnType<typeof outcomeOf>;
  redirectUrl?: string;
  orderNumber?: string;
  code?: number;
};

export function answerOf(payment: PaymentRow, orderNumber: string): PayAnswer {
  const status = outcomeOf(payment);
  return {
    paymentId: payment.id,
    status,
    ...(status === "REDIRECT" && payment.redirectUrl && { redirectUrl: payment.redirectUrl }),
    orderNumber,
    ...(status === "FAILED" && { code: payment.failureCode ?? problems["card-declined"].code }),
  };
}
