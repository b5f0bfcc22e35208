import type { Log } from "#api/platform/http/log.ts";
import type { ConcurrencyLimiter } from "#api/platform/overload/concurrency-limiter.ts";
import { tokenBucket } from "#api/platform/rate-limits/token-bucket.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { mayBeShed } from "./page-policy.ts";
import type { AnswerPage } from "./pages.ts";
import { type PageRefusal, refusalPage } from "./refusal-page.ts";

/** Concurrent renders of one network. A render takes a core for tens of milliseconds. */
const MAX_PER_NETWORK = 16;
/** The share of its rate per minute that an idle network may use at once. */
const BURST_SHARE = 1 / 8;
const FULL_WAIT_S = 2;

type Options = {
  settings: Pick<Settings, "limitPages">;
  log: Log;
  renders: ConcurrencyLimiter;
  calls: ConcurrencyLimiter;
  now?: () => number;
};

/**
 * Renders pages within a rate per network and a bounded queue, so that no network can use up the process and nobody waits
 * long for a page. A network's own limits are judged before those of the process. Data requests of the router
 * are not rendered: each counts as a call in flight, and the limits of the API count its calls.
 */
export function limitRenders(answer: AnswerPage, options: Options): AnswerPage {
  const { settings, log, renders, calls, now = () => performance.now() } = options;
  const { limitPages } = settings;
  const bucket = tokenBucket({ perMinute: limitPages, burst: Math.ceil(limitPages * BURST_SHARE), now });

  const ownRefusal = (network: string): PageRefusal | null => {
    if (renders.inFlightOf(network) >= MAX_PER_NETWORK) return { status: 429, seconds: FULL_WAIT_S };
    const seconds = bucket.secondsToWait(network);
    return seconds > 0 ? { status: 429, seconds } : null;
  };
  const sharedRefusal = (limiter: ConcurrencyLimiter, url: URL, network: string): PageRefusal | null => {
    const status = mayBeShed(url) ? limiter.refusal(network) : null;
    return status && { status, seconds: FULL_WAIT_S };
  };

  return async (request, visit) => {
    const { network } = visit;
    const url = new URL(request.url);
    const isRendered = !url.pathname.endsWith(".data");
    const limiter = isRendered ? renders : calls;
    const refusal = (isRendered ? ownRefusal(network) : null) ?? sharedRefusal(limiter, url, network);
    if (refusal) {
      if (refusal.status === 429) log.warn({ event: "limit-hit", outcome: "page" }, "limit hit");
      return refusalPage(request, visit, refusal);
    }
    if (isRendered) bucket.take(network);
    const end = limiter.begin(network);
    try {
      return await answer(request, visit);
    } finally {
      end();
    }
  };
}
