import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { pruneChallenges } from "#api/account/challenge/challenge.ts";
import { pruneAccounts } from "#api/account/prune-accounts.ts";
import { resealTravellers } from "#api/account/traveller/reseal-travellers.ts";
import { pruneAlerts } from "#api/alert/prune-alerts.ts";
import { watchProperties } from "#api/alert/watch-properties.ts";
import { pruneEvents } from "#api/analytics/prune-events.ts";
import { settleCalendars } from "#api/calendar/settle-calendars.ts";
import { forgetGuests } from "#api/cart/guest/forget-guests.ts";
import { enqueueMissingDocuments } from "#api/document/issue/enqueue-missing-documents.ts";
import { feedSettings } from "#api/feed/feed-settings.ts";
import { readFeeds } from "#api/feed/read-feeds.ts";
import { settleGiftCards } from "#api/gift/settle-gift-cards.ts";
import { checkInvariants, violationGauge } from "#api/invariant/check-invariants.ts";
import { releaseHolds } from "#api/item/chalet/nights/release-holds.ts";
import { pruneLists, pruneVoters } from "#api/list/prune-lists.ts";
import { checkLicences } from "#api/listing/check-licences.ts";
import { createLicenceRegister } from "#api/listing/licence-register.ts";
import { completeLegs } from "#api/loyalty/complete/complete-legs.ts";
import { prunePointsCodes } from "#api/loyalty/complete/prune-points-codes.ts";
import { releaseEndedLegs } from "#api/loyalty/complete/release-ended-legs.ts";
import { pruneAccess } from "#api/order/prune-access.ts";
import { completePayments } from "#api/payment/complete/complete-payments.ts";
import { reconcile } from "#api/payment/complete/reconcile.ts";
import { pruneRequestKeys } from "#api/payment/pay/prune-request-keys.ts";
import { purgeAccounts } from "#api/personal-data/purge-accounts.ts";
import { resealPersonalData } from "#api/personal-data/reseal-personal-data.ts";
import { photoJobs } from "#api/photo/photo-jobs.ts";
import { pruneKeys } from "#api/platform/idempotency/prune-keys.ts";
import type { Job } from "#api/platform/jobs/job.ts";
import { type JobRunner, jobRunner } from "#api/platform/jobs/job-runner.ts";
import { pruneContactProblems } from "#api/platform/messaging/mail/contact-problems.ts";
import { runOutbox } from "#api/platform/outbox/run-outbox.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import { keepSeasons } from "#api/reference/install-reference-data.ts";
import { pruneChanges } from "#api/search/feed/prune-changes.ts";
import { pruneSms } from "#api/sms/prune-sms.ts";
import { watchTasks } from "#api/task/task-metrics.ts";
import { settleWallets } from "#api/wallet/settle-wallets.ts";
import { effectHandlers, messageHandlers } from "./outbox-handlers.ts";

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
  const effects = { db, log, timeScale, handlers: effectHandlers(app) };
  const messages = { db, log, timeScale, handlers: messageHandlers(app) };
  const isProduction = settings.appEnv === "production";
  const invariants = { db, log, timeScale, isProduction, gauge: violationGauge(metrics) };
  const sealKeys = sealKeysOf(settings);
  const feeds = { db, log, sealKeys, ...feedSettings(settings) };
  const licences = createLicenceRegister(settings);
  return [
    // Money and documents never wait for a batch of messages, whose servers may take half a minute to answer.
    { name: "outbox:effects", everyMs: SECOND, exclusive: "none", run: () => runOutbox(effects) },
    { name: "outbox:messages", everyMs: SECOND, exclusive: "none", run: () => runOutbox(messages) },
    { name: "complete-payments", everyMs: SECOND, exclusive: "none", run: () => completePayments(paymentDeps) },
    { name: "complete-legs", everyMs: SECOND, exclusive: "none", run: () => completeLegs(loyaltyDeps, app.now()) },
    { name: "release-ended-legs", everyMs: 5 * SECOND, exclusive: "transaction-lock", run: releaseEndedLegs },
    { name: "read-feeds", everyMs: 5 * SECOND, exclusive: "none", run: () => readFeeds(feeds) },
    { name: "settle-calendars", everyMs: 5 * SECOND, exclusive: "transaction-lock", run: settleCalendars },
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
    { name: "keep-seasons", everyMs: HOUR, exclusive: "transaction-lock", run: keepSeasons },
    {
      name: "check-licences",
      everyMs: 10 * MINUTE,
      exclusive: "lease",
      run: async () => (licences ? checkLicences(db, licences) : undefined),
    },
    { name: "prune-access", everyMs: HOUR, exclusive: "transaction-lock", run: pruneAccess },
    { name: "prune-sms", everyMs: HOUR, exclusive: "transaction-lock", run: pruneSms },
    { name: "prune-lists", everyMs: HOUR, exclusive: "transaction-lock", run: pruneLists },
    { name: "prune-voters", everyMs: HOUR, exclusive: "transaction-lock", run: pruneVoters },
    { name: "prune-alerts", everyMs: HOUR, exclusive: "transaction-lock", run: pruneAlerts },
    { name: "prune-accounts", everyMs: HOUR, exclusive: "transaction-lock", run: pruneAccounts },
    { name: "prune-contact-problems", everyMs: HOUR, exclusive: "transaction-lock", run: pruneContactProblems },
    { name: "purge-accounts", everyMs: HOUR, exclusive: "transaction-lock", run: purgeAccounts },
    ...(app.photoStore ? photoJobs({ db, store: app.photoStore }) : []),
  ];
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
