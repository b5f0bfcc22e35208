/** Where the money of a refund goes: back to its source, or into the wallet of the guest. */
export const refundRoutes = ["original", "wallet"] as const;

/** A refund that the bank refused may be replaced: the guest gets the money in another way. */
export const refundStates = ["pending", "done", "refused", "replaced"] as const;
