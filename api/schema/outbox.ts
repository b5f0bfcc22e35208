import { enqueueJobs } from "#api/platform/outbox/enqueue.ts";

/** The kinds of outbox jobs, as the database stores them. `api/outbox-handlers.ts` has a handler for each. */
export type OutboxKind =
  /** The subject is a payment. */
  | "capture"
  | "return-money"
  /** The subject is a refund. */
  | "refund"
  /** The subject is an order. */
  | "mail-confirmed"
  | "sms-confirmed"
  | "mail-pending"
  | "mail-failed"
  | "mail-cancelled"
  | "sms-cancelled"
  | "mail-refunded"
  | "mail-refund-changed"
  | "mail-host-cancelled"
  | "sms-host-cancelled"
  | "mail-no-show"
  | "sms-no-show"
  | "host-confirmed"
  | "host-cancelled"
  | "host-reminder"
  | "grant-reward"
  /** The subject is an earning. */
  | "earn"
  | "mail-earned"
  /** The subject is a lot of a wallet. */
  | "mail-reward"
  | "mail-expiring"
  | "mail-expiring-soon"
  /** The subject is the cart of a change. */
  | "host-changed"
  | "mail-changed"
  | "sms-changed"
  /** The subject is a paid bill. */
  | "issue-invoice"
  /** The subject is a refund. */
  | "issue-credit-note"
  /** The subject is a document. */
  | "report-document"
  | "replace-document"
  | "mail-document"
  /** The subject is a gift message; a trigger enqueues the second. */
  | "gift-send"
  | "mail-gift-undelivered"
  /** The subject is a gift order. */
  | "mail-gift-bought"
  | "mail-gift-used"
  | "mail-gift-returned"
  | "mail-gift-withdrawn"
  /** The subject is a payment leg. */
  | "points-capture"
  | "points-release"
  /** The subject is a refund of a leg. */
  | "points-return"
  | "mail-points"
  /** The subject is the mail of a list on a day. */
  | "mail-alert"
  /** The subject is a notice about a feed. */
  | "host-feed"
  /** The subject is a notice about a licence. */
  | "host-licence"
  /** The subject is an account message. */
  | "account-message";

export const enqueue = enqueueJobs<OutboxKind>;
