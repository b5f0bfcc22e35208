import { concurrencyLimit } from "./concurrency-limit.ts";
import { type Refusal, refusalOf } from "./fair-share.ts";
import { countInFlight } from "./in-flight.ts";
import { measureServiceTime } from "./service-time.ts";

export type LimiterOptions = {
  /** So many may always be in flight, however long anything takes. */
  floor: number;
  /** More are never in flight, apart from networks that have less than their share. */
  ceiling?: number;
  /** How long those in flight may make a new one wait for the event loop or the database; 0 refuses nobody. */
  maxDelayMs: number;
  /** How long they may make it wait for themselves, if they are served one after another. */
  maxQueueMs?: number;
  /** How many wait for a database that is away. They wait for nothing here, so they take nobody's place. */
  waitingElsewhere?: () => number;
  /** Is called for each request that is refused because all networks together are too many. */
  onShed?: () => void;
  now?: () => number;
};

export type ConcurrencyLimiter = {
  /** Whether a new request of the network must be refused. */
  refusal: (network: string) => Refusal | null;
  /** Begins a request and returns what ends it, to be called once. */
  begin: (network: string) => () => void;
  /** Takes the delay of the last window, which the requests in flight then have caused. */
  observeDelay: (delayMs: number) => void;
  inFlightOf: (network: string) => number;
};

/** Limits how many requests are in flight, by the time that each of them takes. */
export function concurrencyLimiter(options: LimiterOptions): ConcurrencyLimiter {
  const { floor, ceiling = Number.POSITIVE_INFINITY, maxDelayMs, maxQueueMs } = options;
  const { waitingElsewhere = () => 0, onShed, now = () => performance.now() } = options;
  const inFlight = countInFlight(now);
  const service = measureServiceTime(now);
  let limitByDelay = Number.POSITIVE_INFINITY;

  const limit = () => {
    const one = { inFlight: 1, waitMs: service.ms() };
    const limitByQueue = maxQueueMs === undefined ? ceiling : concurrencyLimit(one, maxQueueMs);
    const here = Math.max(floor, Math.floor(Math.min(limitByDelay, limitByQueue)));
    return Math.min(ceiling, here + waitingElsewhere());
  };
  const refusal = (network: string) => {
    const refused = maxDelayMs === 0 ? null : refusalOf(network, inFlight.byNetwork, limit());
    if (refused === 503) onShed?.();
    return refused;
  };
  const begin = (network: string) => {
    const end = inFlight.begin(network);
    service.begin();
    return () => {
      end();
      service.end(waitingElsewhere() > 0);
    };
  };
  const observeDelay = (delayMs: number) => {
    const mean = Math.max(0, inFlight.takeMean() - waitingElsewhere());
    limitByDelay = concurrencyLimit({ inFlight: mean, waitMs: delayMs }, maxDelayMs);
  };
  const inFlightOf = (network: string) => inFlight.byNetwork.get(network) ?? 0;
  return { refusal, begin, observeDelay, inFlightOf };
}
