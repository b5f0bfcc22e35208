import { outcomeOf } from "#api/payment/advance/payment-outcome.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { problems } from "#domain/problem/problems.ts";

/** The answer to a call to pay. A refusal has the code of its problem and is sent with the status of that problem. */
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
