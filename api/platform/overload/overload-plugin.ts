import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Counter } from "prom-client";
import { sendProblem } from "#api/platform/http/problem-handler.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type ConcurrencyLimiter, concurrencyLimiter } from "./concurrency-limiter.ts";
import type { Refusal } from "./fair-share.ts";
import type { Delays } from "./measure-delay.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Limits on what is in flight in this process. */
    concurrency: { calls: ConcurrencyLimiter; renders: ConcurrencyLimiter };
  }
  interface FastifyContextConfig {
    /** The route answers also while others are refused: its caller may not ask again. */
    isNeverShed?: true;
  }
}

const RETRY_AFTER_S = 2;
const MIN_CALLS = 16;
const MIN_RENDERS = 8;
const MAX_RENDERS = 32;
/** How long a page may wait for the pages before it. */
const MAX_RENDER_QUEUE_MS = 300;
/** A page takes many times longer than a call, so pages are refused first. */
const PAGE_SHARE = 1 / 2;

type Options = { settings: Pick<Settings, "maxDelayMs">; delays: Delays };

/**
 * Refuses new calls while so many are in flight that they make each other wait, so that those already accepted are answered
 * in time. Health checks, webhooks and returns of payments are always answered. The server does the same for
 * pages that it must render.
 */
export const overloadPlugin = fp(
  async (app, { settings, delays }: Options) => {
    const shed = new Counter({
      name: "requests_shed_total",
      help: "Requests refused because too many were in flight",
      registers: [app.metrics],
    });
    const { calls, renders } = limitersOf({ settings, delays, onShed: () => shed.inc() });
    app.decorate("concurrency", { calls, renders });
    app.addHook("onRequest", (request, reply, done) => {
      if (!isCallOfClient(request)) return done();
      const isNeverShed = request.routeOptions.config.isNeverShed === true;
      const refusal = isNeverShed ? null : calls.refusal(request.network);
      if (refusal) {
        refuse(refusal, request, reply);
        return;
      }
      finished(reply.raw, calls.begin(request.network));
      done();
    });
  },
  { name: "overload", dependencies: ["metrics", "network", "site", "page-calls", "rate-limits"] },
);

type LimitersOptions = Options & { onShed: () => void };

function limitersOf({ settings, delays, onShed }: LimitersOptions): Record<"calls" | "renders", ConcurrencyLimiter> {
  const shared = { waitingElsewhere: delays.waitingForAbsentDatabase, onShed };
  const calls = concurrencyLimiter({ ...shared, floor: MIN_CALLS, maxDelayMs: settings.maxDelayMs });
  const renders = concurrencyLimiter({
    ...shared,
    floor: MIN_RENDERS,
    ceiling: MAX_RENDERS,
    maxDelayMs: settings.maxDelayMs * PAGE_SHARE,
    maxQueueMs: MAX_RENDER_QUEUE_MS,
  });
  delays.onWindow((delayMs) => {
    for (const limiter of [calls, renders]) limiter.observeDelay(delayMs);
  });
  return { calls, renders };
}

/** The calls of a page belong to the page, which has been accepted. */
function isCallOfClient({ url, isPageCall }: FastifyRequest): boolean {
  return url.startsWith("/api/") && !isPageCall;
}

function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wait = { retryAfterSeconds: RETRY_AFTER_S };
  if (refusal === 503) return sendProblem(new Problem("busy", wait), request, reply);
  request.log.warn({ event: "limit-hit", outcome: "in-flight" }, "limit hit");
  return sendProblem(new Problem("too-many-tries", { ...wait, details: { s: RETRY_AFTER_S } }), request, reply);
}
