/** Why a host cannot host a booking. */
export const declineReasons = ["damage", "booked", "emergency", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const MAX_DECLINE_NOTE = 500;
