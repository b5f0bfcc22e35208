import fp from "fastify-plugin";
import { releaseHolds } from "#api/cart/release-holds.ts";
import { pruneChanges } from "#api/search/prune-changes.ts";
import { type Job, runJob } from "./job.ts";

const jobs: readonly Job[] = [pruneChanges, releaseHolds];

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
    for (const job of jobs) {
      const timer = setInterval(() => {
        running = running.then(() => run(job));
      }, job.everyMs);
      timers.push(timer.unref());
    }
  });
  app.addHook("preClose", async () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await running;
  });
});
