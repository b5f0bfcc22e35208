import { type Day, numberOfDay } from "#domain/stay/day.ts";

const MAX_KNOWN = 2_000;
const known = new Map<Day, number>();

/** Days since 1970 of a day that many properties name, such as the first of a season. */
export function numberOfKnownDay(day: Day): number {
  const number = known.get(day);
  if (number !== undefined) return number;
  if (known.size === MAX_KNOWN) known.clear();
  const days = numberOfDay(day);
  known.set(day, days);
  return days;
}
