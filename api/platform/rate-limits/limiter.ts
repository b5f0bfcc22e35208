import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Log } from "../http/log.ts";

export type Limiter = { consume: (key: string) => Promise<RateLimiterRes> };
/** Can also refund points, such as those of a correct log-in. */
export type SharedLimiter = Pick<RateLimiterPostgres, "consume" | "get" | "delete" | "reward">;
type Rule = { name: string; points: number; seconds: number };

/** A limiter shared by all processes; while the database does not answer, each process counts alone. */
export function sharedLimiter(pool: Pool, { name, points, seconds }: Rule): SharedLimiter {
  const rule = { keyPrefix: name, points, duration: seconds };
  return new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
}

type Refusal = {
  /** The name of the limit in the log. */
  limit: string;
  log: Log;
  problem?: "too-many-tries" | "account-locked";
};

/** Consumes one point of `key`. Above the limit it throws a problem with the seconds to wait. */
export async function consume(
  limiter: Limiter,
  key: string,
  { limit, log, problem = "too-many-tries" }: Refusal,
): Promise<void> {
  const seconds = await secondsToWait(limiter, key);
  if (seconds === 0) return;
  log.warn({ event: "limit-hit", outcome: limit }, "limit hit");
  throw new Problem(problem, { retryAfterSeconds: seconds, details: { s: seconds } });
}

/** Consumes one point of `key`; returns 0, or above the limit the seconds to wait. */
export async function secondsToWait(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
