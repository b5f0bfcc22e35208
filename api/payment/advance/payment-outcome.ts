import type { PaymentRow } from "#api/schema/payment.ts";
import type { PaymentState } from "#domain/payment/payment-state.ts";

type Outcome = "SUCCESS" | "REDIRECT" | "PENDING" | "FAILED";

const outcomes: Record<PaymentState, Outcome> = {
  created: "PENDING",
  submitted: "PENDING",
  challenge: "REDIRECT",
  unknown: "PENDING",
  confirmed: "SUCCESS",
  captured: "SUCCESS",
  declined: "FAILED",
  voided: "FAILED",
  returning: "FAILED",
  returned: "FAILED",
};

export function outcomeOf({ state }: Pick<PaymentRow, "state">): Outcome {
  return outcomes[state];
}

/** The outcome for a guest who waits: a payment at the bank is not decided. */
export function pollStatus(payment: Pick<PaymentRow, "state">): Exclude<Outcome, "REDIRECT"> {
  const outcome = outcomeOf(payment);
  return outcome === "REDIRECT" ? "PENDING" : outcome;
}
