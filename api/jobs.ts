import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { pruneChallenges } from "#api/account/challenge/challenge.ts";
import { sendAccountMessage } from "#api/account/message/send-account-message.ts";
import { pruneAccounts } from "#api/account/prune-accounts.ts";
import { resealTravellers } from "#api/account/traveller/reseal-travellers.ts";
import { pruneAlerts } from "#api/alert/prune-alerts.ts";
import { sendAlertMail } from "#api/alert/send-alert-mail.ts";
import { watchProperties } from "#api/alert/watch-properties.ts";
import { pruneEvents } from "#api/analytics/prune-events.ts";
import { forgetGuests } from "#api/cart/guest/forget-guests.ts";
import { enqueueMissingDocuments } from "#api/document/issue/enqueue-missing-documents.ts";
import { issueCreditNote } from "#api/document/issue/issue-credit-note.ts";
import { issueInvoice } from "#api/document/issue/issue-invoice.ts";
import { replaceRefused } from "#api/document/report/replace-refused.ts";
import { reportDocument } from "#api/document/report/report-document.ts";
import { sendDocumentMail } from "#api/document/send-document-mail.ts";
import { giftMessageHandlers } from "#api/gift/send-gift.ts";
import { settleGiftCards } from "#api/gift/settle-gift-cards.ts";
import { hostMessageHandlers } from "#api/host-access/send-host-message.ts";
import { checkInvariants, violationGauge } from "#api/invariant/check-invariants.ts";
import { releaseHolds } from "#api/item/chalet/nights/release-holds.ts";
import { pruneLists, pruneVoters } from "#api/list/prune-lists.ts";
import { completeLegs } from "#api/loyalty/complete/complete-legs.ts";
import { finishLeg } from "#api/loyalty/complete/finish-leg.ts";
import { prunePointsCodes } from "#api/loyalty/complete/prune-points-codes.ts";
import { releaseEndedLegs } from "#api/loyalty/complete/release-ended-legs.ts";
import { runEarning } from "#api/loyalty/run-earning.ts";
import { sendEarnedMail } from "#api/loyalty/send-earned-mail.ts";
import { withMailPicture } from "#api/order/message/draw-mail-picture.ts";
import { orderMessageHandlers } from "#api/order/message/send-order-message.ts";
import { sendPointsMail } from "#api/order/message/send-points-mail.ts";
import { pruneAccess } from "#api/order/prune-access.ts";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { completePayments } from "#api/payment/complete/complete-payments.ts";
import { reconcile } from "#api/payment/complete/reconcile.ts";
import { pruneRequestKeys } from "#api/payment/pay/prune-request-keys.ts";
import { purgeAccounts } from "#api/personal-data/purge-accounts.ts";
import { resealPersonalData } from "#api/personal-data/reseal-personal-data.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { pruneKeys } from "#api/platform/idempotency/prune-keys.ts";
import type { Job } from "#api/platform/jobs/job.ts";
import { type JobRunner, jobRunner } from "#api/platform/jobs/job-runner.ts";
import { pruneContactProblems } from "#api/platform/messaging/mail/contact-problems.ts";
import { type OutboxHandler, runOutbox } from "#api/platform/outbox/run-outbox.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import { refundRejectedPayment } from "#api/refund/run/refund-rejected-payment.ts";
import { runPointsRefund } from "#api/refund/run/run-points-refund.ts";
import { runRefund } from "#api/refund/run/run-refund.ts";
import type { OutboxKind } from "#api/schema/outbox.ts";
import { pruneChanges } from "#api/search/feed/prune-changes.ts";
import { pruneSms } from "#api/sms/prune-sms.ts";
import { watchTasks } from "#api/task/task-metrics.ts";
import { grantRewardOf } from "#api/wallet/grant-rewards.ts";
import { walletMailHandlers } from "#api/wallet/send-wallet-mail.ts";
import { settleWallets } from "#api/wallet/settle-wallets.ts";

declare module "fastify" {
  interface FastifyInstance {
    jobs: JobRunner;
  }
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Every background job of the product. */
function jobTable(app: FastifyInstance): Job[] {
  const { db, settings, log, metrics, paymentDeps, loyaltyDeps } = app;
  const { timeScale } = settings;
  const outbox = { db, log, timeScale, handlers: outboxHandlers(app) };
  const invariants = { db, log, timeScale, gauge: violationGauge(metrics) };
  const sealKeys = sealKeysOf(settings);
  return [
    { name: "outbox", everyMs: SECOND, exclusive: "none", run: () => runOutbox(outbox) },
    { name: "complete-payments", everyMs: SECOND, exclusive: "none", run: () => completePayments(paymentDeps) },
    { name: "complete-legs", everyMs: SECOND, exclusive: "none", run: () => completeLegs(loyaltyDeps, app.now()) },
    { name: "release-ended-legs", everyMs: 5 * SECOND, exclusive: "transaction-lock", run: releaseEndedLegs },
    { name: "reconcile", everyMs: MINUTE, exclusive: "lease", run: () => reconcile(paymentDeps, app.now()) },
    { name: "check-invariants", everyMs: MINUTE, exclusive: "lease", run: () => checkInvariants(invariants) },
    {
      name: "enqueue-missing-documents",
      everyMs: 10 * MINUTE,
      exclusive: "transaction-lock",
      run: enqueueMissingDocuments,
    },
    { name: "release-holds", everyMs: MINUTE, exclusive: "transaction-lock", run: releaseHolds },
    { name: "prune-changes", everyMs: MINUTE, exclusive: "transaction-lock", run: (tx) => pruneChanges(tx) },
    {
      name: "watch-properties",
      everyMs: 5 * SECOND,
      exclusive: "transaction-lock",
      run: (tx) => watchProperties(tx, timeScale),
    },
    {
      name: "reseal-travellers",
      everyMs: MINUTE,
      exclusive: "transaction-lock",
      run: (tx) => resealTravellers(tx, sealKeys),
    },
    {
      name: "reseal-personal-data",
      everyMs: 10 * MINUTE,
      exclusive: "transaction-lock",
      run: (tx) => resealPersonalData(tx, sealKeys),
    },
    { name: "prune-keys", everyMs: 10 * MINUTE, exclusive: "transaction-lock", run: pruneKeys },
    { name: "prune-request-keys", everyMs: 10 * MINUTE, exclusive: "transaction-lock", run: pruneRequestKeys },
    { name: "prune-challenges", everyMs: 10 * MINUTE, exclusive: "transaction-lock", run: pruneChallenges },
    {
      name: "forget-guests",
      everyMs: 10 * MINUTE,
      exclusive: "transaction-lock",
      run: (tx) => forgetGuests(tx, settings.forgetGuestHours),
    },
    {
      name: "prune-events",
      everyMs: 10 * MINUTE,
      exclusive: "transaction-lock",
      run: (tx) => pruneEvents(tx, settings.eventDays),
    },
    { name: "settle-wallets", everyMs: 10 * MINUTE, exclusive: "transaction-lock", run: settleWallets },
    { name: "settle-gift-cards", everyMs: 10 * MINUTE, exclusive: "transaction-lock", run: settleGiftCards },
    { name: "prune-points-codes", everyMs: 10 * MINUTE, exclusive: "transaction-lock", run: prunePointsCodes },
    { name: "prune-access", everyMs: HOUR, exclusive: "transaction-lock", run: pruneAccess },
    { name: "prune-sms", everyMs: HOUR, exclusive: "transaction-lock", run: pruneSms },
    { name: "prune-lists", everyMs: HOUR, exclusive: "transaction-lock", run: pruneLists },
    { name: "prune-voters", everyMs: HOUR, exclusive: "transaction-lock", run: pruneVoters },
    { name: "prune-alerts", everyMs: HOUR, exclusive: "transaction-lock", run: pruneAlerts },
    { name: "prune-accounts", everyMs: HOUR, exclusive: "transaction-lock", run: pruneAccounts },
    { name: "prune-contact-problems", everyMs: HOUR, exclusive: "transaction-lock", run: pruneContactProblems },
    { name: "purge-accounts", everyMs: HOUR, exclusive: "transaction-lock", run: purgeAccounts },
  ];
}

/** What runs each kind of outbox job. */
function outboxHandlers(app: FastifyInstance): Record<OutboxKind, OutboxHandler> {
  const { db, settings, mailer, paymentDeps, documentDeps, loyaltyDeps, now, sms } = app;
  const messages = {
    ...orderMessageHandlers({ db, settings, mailer, sms }),
    ...hostMessageHandlers({ db, settings, sms }),
    ...walletMailHandlers({ db, settings, mailer }),
    ...giftMessageHandlers({ db, settings, mailer, sms }),
    "account-message": sendAccountMessage({ db, settings, mailer, sms }),
  };
  return {
    capture: withFaultPoint("K21", ({ subjectId }) => capturePayment(paymentDeps, subjectId)),
    "return-money": withFaultPoint("K21", ({ subjectId }) => refundRejectedPayment(paymentDeps, subjectId, now())),
    refund: withFaultPoint("K21", ({ subjectId }) => runRefund(paymentDeps, subjectId, now())),
    "points-capture": withFaultPoint("K21", ({ subjectId }) => finishLeg(loyaltyDeps, subjectId, now())),
    "points-release": withFaultPoint("K21", ({ subjectId }) => finishLeg(loyaltyDeps, subjectId, now())),
    "points-return": ({ subjectId }) => runPointsRefund(loyaltyDeps, subjectId),
    "mail-confirmed": withFaultPoint("K22", withMailPicture(app, messages["mail-confirmed"])),
    "mail-pending": withFaultPoint("K22", messages["mail-pending"]),
    "mail-failed": withFaultPoint("K22", messages["mail-failed"]),
    "sms-confirmed": withFaultPoint("K22", messages["sms-confirmed"]),
    "mail-cancelled": withFaultPoint("K22", messages["mail-cancelled"]),
    "sms-cancelled": withFaultPoint("K22", messages["sms-cancelled"]),
    "mail-refunded": withFaultPoint("K22", messages["mail-refunded"]),
    "mail-refund-changed": withFaultPoint("K22", messages["mail-refund-changed"]),
    earn: ({ subjectId }) => runEarning(loyaltyDeps, subjectId),
    "mail-earned": withFaultPoint("K22", sendEarnedMail({ db, settings, mailer })),
    "grant-reward": grantRewardOf(db, settings.rewardPercent),
    "mail-reward": withFaultPoint("K22", messages["mail-reward"]),
    "mail-expiring": withFaultPoint("K22", messages["mail-expiring"]),
    "mail-expiring-soon": withFaultPoint("K22", messages["mail-expiring-soon"]),
    "issue-invoice": ({ subjectId }) => issueInvoice(documentDeps, subjectId),
    "issue-credit-note": ({ subjectId }) => issueCreditNote(documentDeps, subjectId),
    "report-document": ({ subjectId }) => reportDocument(documentDeps, subjectId),
    "replace-document": ({ subjectId }) => replaceRefused(documentDeps, subjectId),
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
    "mail-host-cancelled": withFaultPoint("K22", messages["mail-host-cancelled"]),
    "sms-host-cancelled": withFaultPoint("K22", messages["sms-host-cancelled"]),
    "mail-no-show": withFaultPoint("K22", messages["mail-no-show"]),
    "sms-no-show": withFaultPoint("K22", messages["sms-no-show"]),
    "host-confirmed": withFaultPoint("K22", messages["host-confirmed"]),
    "host-changed": withFaultPoint("K22", messages["host-changed"]),
    "host-cancelled": withFaultPoint("K22", messages["host-cancelled"]),
    "host-reminder": withFaultPoint("K22", messages["host-reminder"]),
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

/** Runs the background jobs while this process serves guests. */
export const jobPlugin = fp(
  async (app) => {
    const { timeScale } = app.settings;
    const jobs = jobTable(app).map((job) => ({ ...job, everyMs: job.everyMs * timeScale }));
    const runner = jobRunner(app.db, jobs, app.log);
    app.decorate("jobs", runner);
    watchTasks(app.db, app.metrics);
    app.addHook("onListen", async () => runner.start());
    app.addHook("preClose", () => runner.stop());
  },
  { name: "jobs", dependencies: ["metrics", "mailer", "payment", "document", "loyalty", "sms"] },
);
