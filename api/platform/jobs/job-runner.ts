import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { Job } from "./job.ts";
import { runJob } from "./run-job.ts";

export type JobRunner = {
  /** Runs every job at its interval from now on. */
  start: () => void;
  /** Runs a job now instead of at its next interval. The name of a group is that of its jobs up to the colon. */
  nudge: (name: string) => void;
  /** Runs a job now and waits for its end; an error is thrown. For tests and tools. */
  run: (name: string) => Promise<void>;
  /** Starts no further run and waits for those that are under way. */
  stop: () => Promise<void>;
};

/** Never runs a job twice at once in one process. A run that failed is logged and repeated at the next interval. */
export function jobRunner(db: Db, jobs: readonly Job[], log: Log): JobRunner {
  const timers: NodeJS.Timeout[] = [];
  const waiting = new Set<Job>();
  const queues = new Map<string, Promise<void>>();
  let isStopped = false;

  const runLogged = async (job: Job) => {
    waiting.delete(job);
    try {
      await runJob(db, job, () => isStopped);
    } catch (err) {
      log.warn({ err, event: "job", outcome: job.name }, "a job failed");
    }
  };
  const enqueueRun = (job: Job) => {
    if (isStopped || waiting.has(job)) return;
    waiting.add(job);
    const queue = queueOf(job);
    const before = queues.get(queue) ?? Promise.resolve();
    queues.set(
      queue,
      before.then(() => runLogged(job)),
    );
  };
  const jobsNamed = (name: string): readonly Job[] => {
    const named = jobs.filter((each) => each.name === name || each.name.startsWith(`${name}:`));
    if (named.length === 0) throw new Error(`There is no job ${name}.`);
    return named;
  };

  return {
    start: () => {
      for (const job of jobs) timers.push(setInterval(enqueueRun, job.everyMs, job).unref());
    },
    nudge: (name) => {
      for (const job of jobsNamed(name)) enqueueRun(job);
    },
    run: async (name) => {
      for (const job of jobsNamed(name)) await runJob(db, job);
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(queues.values());
    },
  };
}

/** Jobs that hold a transaction run one after another, so that together they use one connection of the pool. */
function queueOf({ name, exclusive }: Job): string {
  return exclusive === "transaction-lock" ? "transactions" : `job:${name}`;
}
