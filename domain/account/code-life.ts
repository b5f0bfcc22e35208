/** Tries that are looked at for one code. */
export const CODE_TRIES = 5;
/** Until another code may be sent to the same contact. */
export const RESEND_SECONDS = 60;
/** Codes that one contact is sent in a day. */
export const CODES_A_DAY = 5;
