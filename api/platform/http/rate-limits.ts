import fp from "fastify-plugin";
import type { Pool } from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Settings } from "#api/platform/settings/settings.ts";
import { endpoints } from "#contract/endpoints.ts";
import { type Limiter, sharedLimiter, spend } from "./limiter.ts";

const MINUTE_S = 60;

export type Limit = "search" | "read" | "write";
type Limiters = Record<Limit, Limiter>;

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
    await spend(limiters[limit], request.network, { limit, request, reply });
  });
});

/** Reads are counted here, so that a search never costs a database write; writes are counted by all processes together. */
function limitersOf(settings: Settings, pool: Pool): Limiters {
  const inMemory = (keyPrefix: Limit, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: MINUTE_S });
  return {
    search: inMemory("search", settings.limitSearch),
    read: inMemory("read", settings.limitRead),
    write: sharedLimiter(pool, { name: "write", points: settings.limitWrite, seconds: MINUTE_S }),
  };
}
