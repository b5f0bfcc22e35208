import fp from "fastify-plugin";
import type { Pool } from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Settings } from "#api/platform/settings/settings.ts";
import { endpoints } from "#contract/endpoints.ts";
import { consume, type Limiter, sharedLimiter } from "./limiter.ts";

const MINUTE_S = 60;

export type Limit = "search" | "read" | "write";
type Limiters = Record<Limit, Limiter>;

/** Calls that only read, although they use POST because their query is too long for a URL. */
const limitByUrl: Record<string, Limit> = {
  [endpoints.searchProperties.url]: "search",
  [endpoints.advanceSearch.url]: "search",
  [endpoints.findNearestDates.url]: "search",
  [endpoints.findFlexibleDates.url]: "search",
  [endpoints.listCarousels.url]: "search",
  [endpoints.listCards.url]: "search",
  [endpoints.compareProperties.url]: "search",
  [endpoints.quoteStay.url]: "read",
  [endpoints.retrieveLookups.url]: "read",
  [endpoints.retrieveReviews.url]: "read",
};
const limitByMethod: Record<string, Limit> = { GET: "read", HEAD: "read", OPTIONS: "read" };

/** Limits the calls per minute from one network. Only `/api` counts, not pages and health checks. */
export const rateLimitsPlugin = fp(
  async (app, { settings, pool }: { settings: Settings; pool: Pool }) => {
    const limiters = limitersOf(settings, pool);
    app.addHook("onRequest", async (request) => {
      const { url } = request.routeOptions;
      if (!(url ?? request.url).startsWith("/api/")) return;
      const limit = limitByUrl[url ?? ""] ?? limitByMethod[request.method] ?? "write";
      await consume(limiters[limit], request.network, { limit, log: request.log });
    });
  },
  { name: "rate-limits", dependencies: ["network"] },
);

/** Reads are counted in memory, so that a search costs no database write; all processes share the count of writes. */
function limitersOf(settings: Settings, pool: Pool): Limiters {
  const inMemory = (keyPrefix: Limit, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: MINUTE_S });
  return {
    search: inMemory("search", settings.limitSearch),
    read: inMemory("read", settings.limitRead),
    write: sharedLimiter(pool, { name: "write", points: settings.limitWrite, seconds: MINUTE_S }),
  };
}
