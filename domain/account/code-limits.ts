/** Tries that are looked at for one code. */
export const MAX_CODE_ATTEMPTS = 5;
/** Until another code may be sent to the same contact. */
export const RESEND_SECONDS = 60;
/** Codes that one contact is sent in a day. */
export const MAX_CODES_A_DAY = 5;
