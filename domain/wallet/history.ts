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

/** The status of money that is in a lot. */
export function statusInLot(lot: Pick<Lot, "opensAt" | "expiresAt">, now: Date): HistoryStatus {
  if (now < lot.opensAt) return "Pending";
  return isOpenLot(lot, now) ? "Available" : "Expired";
}
