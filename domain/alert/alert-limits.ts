/** The lists of one account, or of one address without an account, that may have an alert; a list has at most 200 properties. */
export const MAX_ALERTS = 10;

/** The version of the text that a member agrees to. A new text has a new version. */
export const ALERT_CONSENT_VERSION = 1;

/** A mail waits so long for further changes of the same list. */
export const ALERT_COLLECT_SECONDS = 120;

/** Ended alerts and sent mails are deleted after this time. */
export const ALERT_RETENTION_DAYS = 30;

/** An address that is typed in can be confirmed for so long; then it is deleted. */
export const ALERT_CONFIRM_DAYS = 7;

/** Mails with a link to confirm that one address gets in an hour, whoever asks. */
export const MAX_CONFIRM_MAILS = 3;
