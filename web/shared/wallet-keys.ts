/** The unanswered attempt to use points or the wallet, in the storage of the tab. */
export const LOYALTY_ATTEMPT = "LOYALTY_TRY";
