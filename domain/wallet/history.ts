import { isOpenLot, type Lot } from "./lots.ts";

/** The names of the API. */
export const historyStatuses = ["Available", "Cancelled", "Expired", "Redeemed", "Pending"] as const;
export type HistoryStatus = (typeof historyStatuses)[number];
export const historyTypes = ["REDEEM", "REWARD", "EXPIRED", "RFD"] as const;
export type HistoryType = (typeof historyTypes)[number];

/** The ledger kinds that are rows of the history; gift cards and goodwill are rewards, and their description says so. */
export const movementTypes = {
  reward: "REWARD",
  "gift-redeem": "REWARD",
  goodwill: "REWARD",
  "wallet-refund": "RFD",
  "wallet-hold": "REDEEM",
  expiry: "EXPIRED",
} as const satisfies Record<string, HistoryType>;
export type Movement = keyof typeof movementTypes;

/** What the ledger knows about a credit, besides its lot. */
export type CreditFacts = Pick<Lot, "opensAt" | "expiresAt" | "balance"> & {
  /** It was taken back, for example because the stay was cancelled. */
  isCancelled: boolean;
  /** The expiry of what was left is booked. */
  isExpired: boolean;
};

/** The status of a credit: a reward, a refund, a gift card or goodwill. */
export function creditStatus(credit: CreditFacts, now: Date): HistoryStatus {
  if (credit.isCancelled) return "Cancelled";
  if (now < credit.opensAt) return "Pending";
  if (credit.isExpired || (credit.balance > 0 && !isOpenLot(credit, now))) return "Expired";
  return credit.balance > 0 ? "Available" : "Redeemed";
}

/** The status of money that a cart set aside: until it is spent or given up it is pending. */
export function redeemStatus(end: "spent" | "returned" | null): HistoryStatus {
  if (end === null) return "Pending";
  return end === "spent" ? "Redeemed" : "Cancelled";
}
