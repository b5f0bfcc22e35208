/** Why a login ended before it expired, where its owner or we ended it. */
export const sessionEndReasons = ["log-out", "everywhere", "device", "password", "contact", "reuse"] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

export function isSessionEndReason(value: unknown): value is SessionEndReason {
  return sessionEndReasons.some((known) => known === value);
}
