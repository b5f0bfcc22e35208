import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "#api/platform/problem/problem.ts";

export type Limiter = { consume: (key: string) => Promise<RateLimiterRes> };
/** Where some of what was counted is given back, such as a login that was right. */
export type SharedLimiter = Pick<RateLimiterPostgres, "consume" | "get" | "delete" | "reward">;
type Rule = { name: string; points: number; seconds: number };

/** Counted by all processes together; where the database does not answer, by this one alone. */
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

type Spent = { limit: string; request: FastifyRequest; reply: FastifyReply };

/** Counts one more of something, or tells the guest how long to wait. */
export async function spend(limiter: Limiter, key: string, { limit, request, reply }: Spent): Promise<void> {
  const seconds = await secondsToWait(limiter, key);
  if (seconds > 0) {
    request.log.warn({ event: "limit-hit", outcome: limit }, "limit hit");
    reply.header("cache-control", "no-store");
    throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
  }
}

/** Counts one more of something; the seconds until there is room for it, 0 when there is. */
export async function secondsToWait(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
