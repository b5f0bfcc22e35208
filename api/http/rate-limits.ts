import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "#api/problem/problem.ts";
import type { Settings } from "#api/settings/settings.ts";
import { endpoints } from "#contract/endpoints.ts";

const MINUTE_S = 60;

export type Limit = "search" | "read" | "write";
type Limiters = Record<Limit, { consume: (key: string) => Promise<RateLimiterRes> }>;

/** Calls that only read, though their question is too long for an address. */
const limitByUrl: Record<string, Limit> = {
  [endpoints.searchProperties.url]: "search",
  [endpoints.advanceSearch.url]: "search",
  [endpoints.findNearestDates.url]: "search",
  [endpoints.listCarousels.url]: "search",
  [endpoints.quoteStay.url]: "read",
  [endpoints.retrieveLookups.url]: "read",
  [endpoints.retrieveReviews.url]: "read",
};
const limitByMethod: Record<string, Limit> = { GET: "read", HEAD: "read", OPTIONS: "read" };

/** At most so many calls a minute from one network. Only `/api` is counted: pages and health are not. */
export const rateLimits = fp(async (app, { settings, pool }: { settings: Settings; pool: Pool }) => {
  const limiters = limitersOf(settings, pool);
  app.addHook("onRequest", async (request, reply) => {
    const { url } = request.routeOptions;
    if (!(url ?? request.url).startsWith("/api/")) return;
    const limit = limitByUrl[url ?? ""] ?? limitByMethod[request.method] ?? "write";
    await spend(limiters[limit], limit, request, reply);
  });
});

/** Reads are counted here, so that a search never costs a database write; writes are counted by all processes together. */
function limitersOf(settings: Settings, pool: Pool): Limiters {
  const inMemory = (keyPrefix: Limit, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: MINUTE_S });
  return {
    search: inMemory("search", settings.limitSearch),
    read: inMemory("read", settings.limitRead),
    write: new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: "write",
      points: settings.limitWrite,
      duration: MINUTE_S,
      inMemoryBlockOnConsumed: settings.limitWrite + 1,
      insuranceLimiter: inMemory("write", settings.limitWrite),
    }),
  };
}

async function spend(
  limiter: Limiters[Limit],
  limit: Limit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    await limiter.consume(request.network);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    request.log.warn({ event: "limit-hit", outcome: limit }, "limit hit");
    reply.header("cache-control", "no-store");
    throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
  }
}
