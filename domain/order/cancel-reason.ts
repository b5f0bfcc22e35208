/** Why a guest cancels. */
export const cancelReasons = ["plans", "price", "found-other", "home", "other"] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const MAX_CANCEL_NOTE = 500;
