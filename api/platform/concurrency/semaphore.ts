import { Problem } from "#api/platform/problem/problem.ts";

/** Runs at most `concurrency` calls at a time, queues up to `maxWaiting` more and refuses the rest. */
export function semaphore(concurrency: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting)
        throw new Problem("too-many-tries", { retryAfterSeconds: 2, details: { s: 2 } });
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
