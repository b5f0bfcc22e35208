/** Faults of loyalty programmes only. */
export const loyaltyFaults = [
  "other-points",
  "unknown-then-burned",
  "capture-refused",
  "return-refused",
  "return-timeout-but-done",
  "earn-twice",
] as const;

export type LoyaltyFault = (typeof loyaltyFaults)[number];
