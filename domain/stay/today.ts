import { type Day, dayOfNumber } from "./day.ts";

const DAY_MS = 86_400_000;
/** Riyadh is at UTC+3 all year. */
const RIYADH_MS = 3 * 3_600_000;

/** The present day in Riyadh, whatever the local time zone. */
export function todayInRiyadh(now: Date): Day {
  return dayOfNumber(Math.floor((now.getTime() + RIYADH_MS) / DAY_MS));
}

/** Milliseconds until midnight in Riyadh, after which today must be read again. */
export function millisecondsToMidnight(now: Date): number {
  const sinceMidnight = (now.getTime() + RIYADH_MS) % DAY_MS;
  return DAY_MS - sinceMidnight;
}
