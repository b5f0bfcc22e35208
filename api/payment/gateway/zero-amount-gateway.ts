import type { PaymentGateway } from "./payment-port.ts";

/** A coupon that covers the whole stay makes a payment of zero, which always succeeds. Payments store its name. */
export const zeroAmountGateway: PaymentGateway = {
  name: "none",
  capabilities: { settleMs: { token: 0, redirect: 0 }, refundBy: "reference", lists: true },
  takesNew: true,
  isDown: () => false,
  isUp: () => true,
  check: async () => ({ answers: true, detail: "no company" }),
  begin: async ({ currency }) => ({ kind: "captured", amountMinor: 0, currency }),
  ask: async () => ({ kind: "missing" }),
  capture: async () => ({ kind: "missing" }),
  cancel: async () => ({ kind: "voided" }),
  refund: async () => true,
  list: async () => [],
  readWebhook: () => "bad-signature",
};
