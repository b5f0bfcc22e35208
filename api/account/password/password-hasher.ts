import { availableParallelism } from "node:os";
import { semaphore } from "#api/platform/concurrency/semaphore.ts";
import { type HashCost, hashPassword, isPassword } from "./hash-password.ts";

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  matches: (hash: string | null, password: string) => Promise<boolean>;
  /** How many hashes were made. The number must not depend on whether an account exists. */
  count: () => number;
};

const MAX_WAITING = 20;

/** Hashes with all cores but one. When too many wait, further callers are asked to retry. */
export function createPasswordHasher(secrets: readonly string[], onHash: () => void, cost?: HashCost): PasswordHasher {
  const limited = semaphore(Math.max(1, availableParallelism() - 1), MAX_WAITING);
  let made = 0;
  const counted = <Result>(work: () => Promise<Result>) =>
    limited(() => {
      made += 1;
      onHash();
      return work();
    });
  return {
    hash: (password) => counted(() => hashPassword(secrets, password, cost)),
    matches: (hash, password) => counted(() => isPassword(secrets, hash, password, cost)),
    count: () => made,
  };
}
