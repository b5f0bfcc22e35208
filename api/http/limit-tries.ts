import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "#api/problem/problem.ts";

export type TryLimit = { name: string; points: number; seconds: number };

/** At most so many tries of one deed, counted by all processes together: from a network, or of whatever is named. */
export function limitTries({ db }: Pick<FastifyInstance, "db">, { name, points, seconds }: TryLimit) {
  const limiter = new RateLimiterPostgres({
    storeClient: db.$client,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return async (request: FastifyRequest, of: string = request.network): Promise<void> => {
    try {
      await limiter.consume(of);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const s = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      request.log.warn({ event: "limit-hit", outcome: name }, "limit hit");
      throw new Problem("too-many-tries", { retryAfterSeconds: s, details: { s } });
    }
  };
}
