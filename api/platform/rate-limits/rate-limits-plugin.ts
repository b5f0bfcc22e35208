import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Pool } from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Settings } from "#api/platform/settings/settings.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { consume, type Limiter, sharedLimiter } from "./limiter.ts";

const MINUTE_S = 60;

export type Limit = "search" | "read" | "write";

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

type Options = { settings: Pick<Settings, "limitSearch" | "limitRead" | "limitWrite"> };

/**
 * Limits the calls per minute from one network. Only `/api` counts, not pages and health checks. This process counts in its
 * memory, so that a flood costs the database nothing.
 */
export const rateLimitsPlugin = fp(
  async (app, { settings }: Options) => {
    const limiters: Record<Limit, Limiter> = {
      search: inMemory("search", settings.limitSearch),
      read: inMemory("read", settings.limitRead),
      write: inMemory("write", settings.limitWrite),
    };
    app.addHook("onRequest", async (request) => {
      const limit = limitOf(request);
      if (limit) await consume(limiters[limit], request.network, { limit, log: request.log });
    });
  },
  { name: "rate-limits", dependencies: ["network"] },
);

/** All processes share the count of writes. It follows what needs no database: whether this process is overloaded. */
export const sharedRateLimitsPlugin = fp(
  async (app, { settings, pool }: { settings: Pick<Settings, "limitWrite">; pool: Pool }) => {
    const limiter = sharedLimiter(pool, { name: "write", points: settings.limitWrite, seconds: MINUTE_S });
    app.addHook("onRequest", async (request) => {
      if (limitOf(request) === "write") await consume(limiter, request.network, { limit: "write", log: request.log });
    });
  },
  { name: "shared-rate-limits", dependencies: ["network", "overload"] },
);

function limitOf({ url, method, routeOptions }: FastifyRequest): Limit | null {
  if (!(routeOptions.url ?? url).startsWith("/api/")) return null;
  return limitByUrl[routeOptions.url ?? ""] ?? limitByMethod[method] ?? "write";
}

function inMemory(keyPrefix: Limit, points: number): Limiter {
  return new RateLimiterMemory({ keyPrefix, points, duration: MINUTE_S });
}
