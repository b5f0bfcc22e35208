import { type Day, numberOfDay } from "#domain/stay/day.ts";

const MOST_KNOWN = 2_000;
const known = new Map<Day, number>();

/** Days since 1970 of a day that homes name again and again, such as the first of a season. */
export function numberOfKnownDay(day: Day): number {
  const number = known.get(day);
  if (number !== undefined) return number;
  if (known.size === MOST_KNOWN) known.clear();
  const worked = numberOfDay(day);
  known.set(day, worked);
  return worked;
}
