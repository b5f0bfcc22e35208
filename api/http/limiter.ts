import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "#api/problem/problem.ts";

export type Limiter = { consume: (key: string) => Promise<RateLimiterRes> };
type Rule = { name: string; points: number; seconds: number };

/** Counted by all processes together; where the database does not answer, by this one alone. */
export function sharedLimiter(pool: Pool, { name, points, seconds }: Rule): Limiter {
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
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    request.log.warn({ event: "limit-hit", outcome: limit }, "limit hit");
    reply.header("cache-control", "no-store");
    throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
  }
}
