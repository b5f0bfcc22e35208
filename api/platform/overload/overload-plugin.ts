import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Counter } from "prom-client";
import { sendProblem } from "#api/platform/http/problem-handler.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether a new request must be refused because the event loop is overloaded. Each refusal is counted. */
    isShedding: () => boolean;
  }
  interface FastifyContextConfig {
    /** The route answers also while others are refused: its caller may not ask again. */
    isNeverShed?: true;
  }
}

export const SHED_RETRY_S = 2;

type Options = { settings: Pick<Settings, "maxDelayMs"> /** The delay of the event loop. */; delayMs: () => number };

/**
 * Refuses new calls while the event loop is overloaded, so that those already accepted are answered in time. Health
 * checks, webhooks and returns of payments are always answered. The server does the same for pages.
 */
export const overloadPlugin = fp(
  async (app, { settings, delayMs }: Options) => {
    const shed = new Counter({
      name: "requests_shed_total",
      help: "Requests refused because the event loop was overloaded",
      registers: [app.metrics],
    });
    app.decorate("isShedding", () => {
      const isOverloaded = delayMs() > settings.maxDelayMs;
      if (isOverloaded) shed.inc();
      return isOverloaded;
    });
    app.addHook("onRequest", (request, reply, done) => {
      if (!mayBeShed(request) || !app.isShedding()) return done();
      sendProblem(new Problem("busy", { retryAfterSeconds: SHED_RETRY_S }), request, reply);
    });
  },
  { name: "overload", dependencies: ["metrics", "site", "page-calls"] },
);

/** A page that was accepted also gets the answers of its calls. */
function mayBeShed({ url, routeOptions, isPageCall }: FastifyRequest): boolean {
  return url.startsWith("/api/") && !isPageCall && !routeOptions.config.isNeverShed;
}
