import type { PaymentMethod } from "#domain/payment/methods.ts";

/** Where the money of a refund goes: back to its source, or into the wallet of the guest. */
export const refundRoutes = ["original", "wallet"] as const;

/** A refund that the bank refused may be replaced: the guest gets the money in another way. */
export const refundStates = ["pending", "done", "refused", "replaced"] as const;

/** When the money of a refund arrives: at once, within a day, or when the bank or the lender has it. */
export const refundArrivals = ["now", "day", "bank", "lender"] as const;
type RefundArrival = (typeof refundArrivals)[number];

const arrivals: Record<PaymentMethod, RefundArrival> = {
  card: "bank",
  "apple-pay": "bank",
  knet: "bank",
  tabby: "lender",
  tamara: "lender",
  wallet: "now",
};

export function refundArrival(source: PaymentMethod): RefundArrival {
  return arrivals[source];
}
