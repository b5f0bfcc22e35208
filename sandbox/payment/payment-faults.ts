/** Faults of payment providers only. They are set for the start of a payment or for its refund. */
export const paymentFaults = [
  "twice",
  "other-amount",
  "other-currency",
  "decline",
  "pending",
  "unknown-then-charged",
  "webhook-lost",
  "webhook-flood",
  "webhook-early",
  "webhook-late",
  "captured-before-authorised",
  "failed-after-captured",
  "bad-signature",
  "missing-signature",
  "old-signature",
  "refund-timeout-but-done",
  "refund-refused",
] as const;

export type PaymentFault = (typeof paymentFaults)[number];
