import fp from "fastify-plugin";
import { pruneAccounts } from "#api/account/prune-accounts.ts";
import { purgeAccounts } from "#api/account/purge-accounts.ts";
import { pruneEventsAfter } from "#api/analytics/prune-events.ts";
import { forgetGuestsAfter } from "#api/cart/forget-guests.ts";
import { releaseHolds } from "#api/cart/release-holds.ts";
import { pruneChallenges } from "#api/challenge/challenge.ts";
import { pruneKeys } from "#api/idempotency/prune-keys.ts";
import { pruneAccess } from "#api/order/prune-access.ts";
import { sealKeysOf } from "#api/seal/seal.ts";
import { pruneChanges } from "#api/search/prune-changes.ts";
import type { Settings } from "#api/settings/settings.ts";
import { resealTravellers } from "#api/traveller/reseal-travellers.ts";
import { type Job, runJob } from "./job.ts";

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

/** Runs the jobs of the house while this process serves guests. One that failed is tried again at its next turn. */
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
  app.addHook("onListen", async () => {
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
    await running;
  });
});
