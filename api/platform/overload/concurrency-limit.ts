type Measured = {
  /** How many were in flight on average. */
  inFlight: number;
  /** How long a new one waited because of them. */
  waitMs: number;
};

/**
 * How many requests may be in flight so that a new one waits for at most `maxWaitMs`. Each in flight adds its share of the
 * measured wait, whatever the machine and the mix; without a wait there is no limit.
 */
export function concurrencyLimit({ inFlight, waitMs }: Measured, maxWaitMs: number): number {
  return waitMs > 0 ? (inFlight * maxWaitMs) / waitMs : Number.POSITIVE_INFINITY;
}
