import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Counter } from "prom-client";
import { sendProblem } from "#api/platform/http/problem-handler.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether a new request must be refused because others already wait too long. Each refusal is counted. */
    isShedding: (kind: "call" | "page") => boolean;
  }
  interface FastifyContextConfig {
    /** The route answers also while others are refused: its caller may not ask again. */
    isNeverShed?: true;
  }
}

const RETRY_AFTER_S = 2;
/** A page takes many times longer than a call, so pages are refused first. */
const PAGE_SHARE = 1 / 2;

type Options = {
  settings: Pick<Settings, "maxDelayMs">;
  /** How long requests wait for the event loop or for a connection to the database. */
  delayMs: () => number;
};

/**
 * Refuses new calls while requests wait too long, so that those already accepted are answered in time. Health
 * checks, webhooks and returns of payments are always answered. The server does the same for pages that it must render.
 */
export const overloadPlugin = fp(
  async (app, { settings, delayMs }: Options) => {
    const shed = new Counter({
      name: "requests_shed_total",
      help: "Requests refused because others already waited too long",
      registers: [app.metrics],
    });
    app.decorate("isShedding", (kind) => {
      const limit = settings.maxDelayMs * (kind === "page" ? PAGE_SHARE : 1);
      const isOverloaded = limit > 0 && delayMs() > limit;
      if (isOverloaded) shed.inc();
      return isOverloaded;
    });
    app.addHook("onRequest", (request, reply, done) => {
      if (!mayBeShed(request) || !app.isShedding("call")) return done();
      sendProblem(new Problem("busy", { retryAfterSeconds: RETRY_AFTER_S }), request, reply);
    });
  },
  { name: "overload", dependencies: ["metrics", "site", "page-calls"] },
);

/** A page that was accepted also gets the answers of its calls. */
function mayBeShed({ url, routeOptions, isPageCall }: FastifyRequest): boolean {
  return url.startsWith("/api/") && !isPageCall && !routeOptions.config.isNeverShed;
}
