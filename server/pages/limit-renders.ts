import type { Log } from "#api/platform/http/log.ts";
import { tokenBucket } from "#api/platform/rate-limits/token-bucket.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { AnswerPage } from "./pages.ts";
import { type PageRefusal, refusalPage } from "./refusal-page.ts";

/** Concurrent renders, in total and of one network. A render takes a core for tens of milliseconds. */
const MAX_IN_FLIGHT = 32;
const MAX_PER_NETWORK = 16;
/** The share of its rate per minute that an idle network may use at once. */
const BURST_SHARE = 1 / 8;
const FULL_WAIT_S = 2;

type Options = { settings: Pick<Settings, "limitPages">; log: Log; now?: () => number };

/**
 * Renders pages within a rate per network and a bounded queue, so that no network can use up the process. Data requests
 * of the router are not rendered; the limits of the API count their calls.
 */
export function limitRenders(answer: AnswerPage, { settings, log, now }: Options): AnswerPage {
  const { limitPages } = settings;
  const burst = Math.ceil(limitPages * BURST_SHARE);
  const secondsToWait = tokenBucket({ perMinute: limitPages, burst, ...(now && { now }) });
  const inFlight = new Map<string, number>();
  let total = 0;

  const refusalOf = (network: string): PageRefusal | null => {
    if ((inFlight.get(network) ?? 0) >= MAX_PER_NETWORK) return { status: 429, seconds: FULL_WAIT_S };
    if (total >= MAX_IN_FLIGHT) return { status: 503, seconds: FULL_WAIT_S };
    const seconds = secondsToWait(network);
    return seconds > 0 ? { status: 429, seconds } : null;
  };
  const count = (network: string, change: 1 | -1) => {
    total += change;
    const left = (inFlight.get(network) ?? 0) + change;
    if (left > 0) inFlight.set(network, left);
    else inFlight.delete(network);
  };

  return async (request, visit) => {
    if (new URL(request.url).pathname.endsWith(".data")) return answer(request, visit);
    const { network } = visit;
    const refusal = refusalOf(network);
    if (refusal) {
      log.warn({ event: "limit-hit", outcome: "page" }, "limit hit");
      return refusalPage(request, visit, refusal);
    }
    count(network, 1);
    try {
      return await answer(request, visit);
    } finally {
      count(network, -1);
    }
  };
}
