import type { PaymentProvider } from "./payment-port.ts";

/** Where a coupon pays for everything nobody is asked: the payment of nothing succeeds. */
export const zeroAmountProvider: PaymentProvider = {
  name: "nothing",
  methods: [],
  begin: async ({ currency }) => ({ kind: "captured", amountMinor: 0, currency }),
  ask: async () => ({ kind: "missing" }),
  capture: async () => ({ kind: "missing" }),
  cancel: async () => ({ kind: "voided" }),
  refund: async () => true,
  list: async () => [],
  readWebhook: () => "unreadable",
};
