import type { Log } from "#api/platform/http/log.ts";
import { tokenBucket } from "#api/platform/rate-limits/token-bucket.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { mayBeShed } from "./page-policy.ts";
import type { AnswerPage } from "./pages.ts";
import { type PageRefusal, refusalPage } from "./refusal-page.ts";
import { expectedWait } from "./render-wait.ts";

/** Concurrent renders, in total and of one network. A render takes a core for tens of milliseconds. */
const MAX_IN_FLIGHT = 32;
const MAX_PER_NETWORK = 16;
/** A page that would wait longer for others is refused, unless only few are rendered. */
const MAX_WAIT_MS = 300;
const FEW_IN_FLIGHT = 3;
/** The share of its rate per minute that an idle network may use at once. */
const BURST_SHARE = 1 / 8;
const FULL_WAIT_S = 2;

type Options = {
  settings: Pick<Settings, "limitPages" | "maxDelayMs">;
  log: Log;
  /** Whether new pages must be refused because requests wait too long. */
  isShedding: () => boolean;
  now?: () => number;
};

/**
 * Renders pages within a rate per network and a bounded queue, so that no network can use up the process and nobody waits
 * long for a page. Data requests of the router are not rendered; the limits of the API count their calls.
 */
export function limitRenders(
  answer: AnswerPage,
  { settings, log, isShedding, now = () => performance.now() }: Options,
): AnswerPage {
  const { limitPages, maxDelayMs } = settings;
  const burst = Math.ceil(limitPages * BURST_SHARE);
  const secondsToWait = tokenBucket({ perMinute: limitPages, burst, now });
  const inFlight = new Map<string, number>();
  const renders = expectedWait(now);

  const isWaitLong = () => maxDelayMs > 0 && renders.inFlight() >= FEW_IN_FLIGHT && renders.waitMs() > MAX_WAIT_MS;
  const refusalOf = (url: URL, network: string): PageRefusal | null => {
    if ((inFlight.get(network) ?? 0) >= MAX_PER_NETWORK) return { status: 429, seconds: FULL_WAIT_S };
    const isFull = renders.inFlight() >= MAX_IN_FLIGHT || (mayBeShed(url) && isWaitLong());
    if (isFull) return { status: 503, seconds: FULL_WAIT_S };
    const seconds = secondsToWait(network);
    return seconds > 0 ? { status: 429, seconds } : null;
  };
  const count = (network: string, change: 1 | -1) => {
    const left = (inFlight.get(network) ?? 0) + change;
    if (left > 0) inFlight.set(network, left);
    else inFlight.delete(network);
  };

  return async (request, visit) => {
    const url = new URL(request.url);
    if (mayBeShed(url) && isShedding()) return refusalPage(request, visit, { status: 503, seconds: FULL_WAIT_S });
    if (url.pathname.endsWith(".data")) return answer(request, visit);
    const { network } = visit;
    const refusal = refusalOf(url, network);
    if (refusal) {
      log.warn({ event: "limit-hit", outcome: "page" }, "limit hit");
      return refusalPage(request, visit, refusal);
    }
    count(network, 1);
    const finish = renders.begin();
    try {
      return await answer(request, visit);
    } finally {
      finish();
      count(network, -1);
    }
  };
}
