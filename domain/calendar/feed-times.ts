const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A feed is read so often while the next guest arrives soon. */
const SOON_MINUTES = 10;
export const SOON_DAYS = 7;
const RETRY_HOURS = [1, 2, 4, 8] as const;
/** The host gets a message about a feed that fails so long; after the last one it is no longer read. */
export const FAILING_HOURS = [6, 24, 168] as const;

/** When a feed that was read is read again. `random` is from 0 to 1 and spreads the readings by a sixth. */
export function nextReading(
  now: Date,
  { minutes, isSoon, random }: { minutes: number; isSoon: boolean; random: number },
): Date {
  const usual = (isSoon ? Math.min(SOON_MINUTES, minutes) : minutes) * MINUTE_MS;
  return new Date(now.getTime() + usual * (1 + (random - 0.5) / 3));
}

/** When a feed that failed for the `failures`th time in a row is read again. */
export function nextRetry(now: Date, failures: number): Date {
  const hours = RETRY_HOURS[Math.min(failures, RETRY_HOURS.length) - 1] ?? 1;
  return new Date(now.getTime() + hours * HOUR_MS);
}

/** The last of the `FAILING_HOURS` that a feed has been failing for; 0 before the first one. */
export function failingHours(since: Date, now: Date): number {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  return FAILING_HOURS.findLast((each) => hours >= each) ?? 0;
}

export function isStopped(hours: number): boolean {
  return hours === FAILING_HOURS.at(-1);
}
