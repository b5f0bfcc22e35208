/** Attempts at one code that are compared. */
export const MAX_CODE_ATTEMPTS = 5;
/** Time until another code may be sent to the same contact. */
export const RESEND_SECONDS = 60;
/** Codes sent to one contact per day. */
export const MAX_CODES_A_DAY = 5;
