import fp from "fastify-plugin";
import { pruneChallenges } from "#api/account/challenge/challenge.ts";
import { pruneAccounts } from "#api/account/prune-accounts.ts";
import { resealTravellers } from "#api/account/traveller/reseal-travellers.ts";
import { pruneEventsAfter } from "#api/analytics/prune-events.ts";
import { forgetGuestsAfter } from "#api/cart/forget-guests.ts";
import { releaseHolds } from "#api/cart/release-holds.ts";
import { watchInvariants } from "#api/invariant/watch-invariants.ts";
import { pruneAccess } from "#api/order/prune-access.ts";
import { purgeAccounts } from "#api/personal-data/purge-accounts.ts";
import { pruneKeys } from "#api/platform/idempotency/prune-keys.ts";
import { type Job, runJob } from "#api/platform/jobs/job.ts";
import { ticker } from "#api/platform/jobs/ticker.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { pruneChanges } from "#api/search/feed/prune-changes.ts";

function jobsOf(settings: Settings): Job[] {
  return [
    pruneChanges,
    releaseHolds,
    pruneKeys,
    pruneAccess,
    forgetGuestsAfter(settings.forgetGuestHours),
    pruneEventsAfter(settings.eventDays),
    pruneChallenges,
    pruneAccounts,
    purgeAccounts,
    resealTravellers(sealKeysOf(settings)),
  ];
}

/** Runs the background jobs while this process serves guests. One that failed is tried again at its next turn. */
export const jobPlugin = fp(async (app) => {
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  let running = Promise.resolve();
  const run = async (job: Job) => {
    try {
      if (!isStopped) await runJob(app.db, job, () => isStopped);
    } catch (err) {
      app.log.warn({ err, event: "job", outcome: job.name }, "a job failed");
    }
  };
  const watcher = ticker(watchInvariants(app), app.log);
  app.addHook("onListen", async () => {
    watcher.start();
    for (const job of jobsOf(app.settings)) {
      const timer = setInterval(() => {
        running = running.then(() => run(job));
      }, job.everyMs * app.settings.timeScale);
      timers.push(timer.unref());
    }
  });
  app.addHook("preClose", async () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.all([running, watcher.stop()]);
  });
});
