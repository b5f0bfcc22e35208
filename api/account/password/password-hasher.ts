import { availableParallelism } from "node:os";
import { Problem } from "#api/platform/problem/problem.ts";
import { hashPassword, isPassword } from "./hash-password.ts";

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  matches: (hash: string | null, password: string) => Promise<boolean>;
  /** How many hashes were made. The number must not depend on whether an account exists. */
  count: () => number;
};

const MAX_WAITING = 20;

/** Hashes with all cores but one. When too many wait, further callers are asked to retry. */
export function createPasswordHasher(secrets: readonly string[], onHash: () => void): PasswordHasher {
  const limited = semaphore(Math.max(1, availableParallelism() - 1), MAX_WAITING);
  let made = 0;
  const counted = <Result>(work: () => Promise<Result>) =>
    limited(() => {
      made += 1;
      onHash();
      return work();
    });
  return {
    hash: (password) => counted(() => hashPassword(secrets, password)),
    matches: (hash, password) => counted(() => isPassword(secrets, hash, password)),
    count: () => made,
  };
}

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
