const DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;

/** A random minute of the coming year, as `TEST_CLOCK` takes it: so every weekday and every hour has its turn. */
export function randomClock(now: Date, fraction: number = Math.random()): string {
  const instant = new Date(now.getTime() + RIYADH_MS + fraction * DAYS_AHEAD * DAY_MS);
  return instant.toISOString().slice(0, "2027-02-03T23:30".length);
}
