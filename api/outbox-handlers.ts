import type { FastifyInstance } from "fastify";
import { sendAccountMessage } from "#api/account/send-message/send-account-message.ts";
import { sendAlertMail } from "#api/alert/send-alert-mail.ts";
import { issueCreditNote } from "#api/document/issue/issue-credit-note.ts";
import { issueInvoice } from "#api/document/issue/issue-invoice.ts";
import { replaceRefused } from "#api/document/report/replace-refused.ts";
import { reportDocument } from "#api/document/report/report-document.ts";
import { sendDocumentMail } from "#api/document/send-document-mail.ts";
import { sendFeedMessage } from "#api/feed/send-feed-message.ts";
import { giftMessageHandlers } from "#api/gift/send-gift.ts";
import { hostMessageHandlers } from "#api/host-access/send-host-message.ts";
import { sendLicenceMessage } from "#api/listing/send-licence-message.ts";
import { finishLeg } from "#api/loyalty/complete/finish-leg.ts";
import { runEarning } from "#api/loyalty/run-earning.ts";
import { sendEarnedMail } from "#api/loyalty/send-earned-mail.ts";
import { withMailPicture } from "#api/order/message/draw-mail-picture.ts";
import { orderMessageHandlers } from "#api/order/message/send-order-message.ts";
import { sendPointsMail } from "#api/order/message/send-points-mail.ts";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import { refundRejectedPayment } from "#api/refund/run/refund-rejected-payment.ts";
import { runPointsRefund } from "#api/refund/run/run-points-refund.ts";
import { runRefund } from "#api/refund/run/run-refund.ts";
import type { OutboxKind } from "#api/schema/outbox.ts";
import { grantRewardOf } from "#api/wallet/grant-rewards.ts";
import { walletMailHandlers } from "#api/wallet/send-wallet-mail.ts";

/** Jobs that send a mail or an SMS. */
type MessageKind = Extract<
  OutboxKind,
  `mail-${string}` | `sms-${string}` | `host-${string}` | "account-message" | "gift-send"
>;
type EffectKind = Exclude<OutboxKind, MessageKind>;

/** What moves money, points and documents. */
export function effectHandlers(app: FastifyInstance): Record<EffectKind, OutboxHandler> {
  const { db, settings, paymentDeps, documentDeps, loyaltyDeps, now } = app;
  return {
    capture: withFaultPoint("K21", ({ subjectId }) => capturePayment(paymentDeps, subjectId)),
    "return-money": withFaultPoint("K21", ({ subjectId }) => refundRejectedPayment(paymentDeps, subjectId, now())),
    refund: withFaultPoint("K21", ({ subjectId }) => runRefund(paymentDeps, subjectId, now())),
    "points-capture": withFaultPoint("K21", ({ subjectId }) => finishLeg(loyaltyDeps, subjectId, now())),
    "points-release": withFaultPoint("K21", ({ subjectId }) => finishLeg(loyaltyDeps, subjectId, now())),
    "points-return": ({ subjectId }) => runPointsRefund(loyaltyDeps, subjectId),
    earn: ({ subjectId }) => runEarning(loyaltyDeps, subjectId),
    "grant-reward": grantRewardOf(db, settings.rewardPercent),
    "issue-invoice": ({ subjectId }) => issueInvoice(documentDeps, subjectId),
    "issue-credit-note": ({ subjectId }) => issueCreditNote(documentDeps, subjectId),
    "report-document": ({ subjectId }) => reportDocument(documentDeps, subjectId),
    "replace-document": ({ subjectId }) => replaceRefused(documentDeps, subjectId),
  };
}

/** What sends a message, which may take as long as a mail server needs. */
export function messageHandlers(app: FastifyInstance): Record<MessageKind, OutboxHandler> {
  const { db, settings, mailer, documentDeps, sms } = app;
  const messages = {
    ...orderMessageHandlers({ db, settings, mailer, sms }),
    ...hostMessageHandlers({ db, settings, sms }),
    ...walletMailHandlers({ db, settings, mailer }),
    ...giftMessageHandlers({ db, settings, mailer, sms }),
    "account-message": sendAccountMessage({ db, settings, mailer, sms }),
  };
  return {
    "mail-confirmed": withFaultPoint("K22", withMailPicture(app, messages["mail-confirmed"])),
    "mail-pending": withFaultPoint("K22", messages["mail-pending"]),
    "mail-failed": withFaultPoint("K22", messages["mail-failed"]),
    "sms-confirmed": withFaultPoint("K22", messages["sms-confirmed"]),
    "mail-cancelled": withFaultPoint("K22", messages["mail-cancelled"]),
    "sms-cancelled": withFaultPoint("K22", messages["sms-cancelled"]),
    "mail-refunded": withFaultPoint("K22", messages["mail-refunded"]),
    "mail-refund-changed": withFaultPoint("K22", messages["mail-refund-changed"]),
    "mail-earned": withFaultPoint("K22", sendEarnedMail({ db, settings, mailer })),
    "mail-reward": withFaultPoint("K22", messages["mail-reward"]),
    "mail-expiring": withFaultPoint("K22", messages["mail-expiring"]),
    "mail-expiring-soon": withFaultPoint("K22", messages["mail-expiring-soon"]),
    "mail-points": withFaultPoint("K22", sendPointsMail({ db, settings, mailer })),
    "mail-document": withFaultPoint("K22", sendDocumentMail({ ...documentDeps, mailer })),
    "mail-changed": withFaultPoint("K22", withMailPicture(app, messages["mail-changed"])),
    "sms-changed": withFaultPoint("K22", messages["sms-changed"]),
    "mail-alert": withFaultPoint("K22", sendAlertMail({ db, settings, mailer })),
    "account-message": withFaultPoint("K22", messages["account-message"]),
    "gift-send": messages["gift-send"],
    "mail-gift-bought": withFaultPoint("K22", messages["mail-gift-bought"]),
    "mail-gift-used": withFaultPoint("K22", messages["mail-gift-used"]),
    "mail-gift-returned": withFaultPoint("K22", messages["mail-gift-returned"]),
    "mail-gift-withdrawn": withFaultPoint("K22", messages["mail-gift-withdrawn"]),
    "mail-gift-undelivered": withFaultPoint("K22", messages["mail-gift-undelivered"]),
    "mail-host-cancelled": withFaultPoint("K22", messages["mail-host-cancelled"]),
    "sms-host-cancelled": withFaultPoint("K22", messages["sms-host-cancelled"]),
    "mail-no-show": withFaultPoint("K22", messages["mail-no-show"]),
    "sms-no-show": withFaultPoint("K22", messages["sms-no-show"]),
    "host-confirmed": withFaultPoint("K22", messages["host-confirmed"]),
    "host-changed": withFaultPoint("K22", messages["host-changed"]),
    "host-cancelled": withFaultPoint("K22", messages["host-cancelled"]),
    "host-reminder": withFaultPoint("K22", messages["host-reminder"]),
    "host-feed": withFaultPoint("K22", sendFeedMessage({ db, sms })),
    "host-licence": withFaultPoint("K22", sendLicenceMessage({ db, sms })),
  };
}

/** Reliability tests end the process between a job's effect and the record that it is done. */
function withFaultPoint(point: string, handler: OutboxHandler): OutboxHandler {
  return async (job) => {
    const outcome = await handler(job);
    if (outcome === "done") await faultPoint(point);
    return outcome;
  };
}
