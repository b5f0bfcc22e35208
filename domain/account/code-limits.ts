/** Attempts at one code that are compared. */
export const MAX_CODE_ATTEMPTS = 5;
/** Time until another code may be sent to the same contact. */
export const RESEND_SECONDS = 60;
/** Codes sent to one contact per day. */
export const MAX_CODES_A_DAY = 5;
/** For so long a one-time code is valid. Mails, pages and the legal texts say it. */
export const CODE_SECONDS = 5 * 60;
/** The same of a link in an email. */
export const LINK_SECONDS = 30 * 60;
