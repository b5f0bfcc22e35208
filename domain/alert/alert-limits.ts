/** The lists of one account that may have an alert; a list has at most 200 properties. */
export const MAX_ALERTS = 10;

/** The version of the text that a member agrees to. A new text has a new version. */
export const ALERT_CONSENT_VERSION = 1;

/** A mail waits so long for further changes of the same list. */
export const ALERT_COLLECT_SECONDS = 120;

/** Ended alerts and sent mails are deleted after this time. */
export const ALERT_RETENTION_DAYS = 30;
