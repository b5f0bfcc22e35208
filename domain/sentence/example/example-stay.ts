import { addDays, type Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { firstWeekday, type Weekday } from "#domain/stay/weekday.ts";
import type { ExampleSentence } from "./example-sentences.ts";

/** The stay that an example means today, as its sentence is read. */
export function exampleStay(when: ExampleSentence["when"], today: Day, weekendNights: readonly Weekday[]): Stay {
  if (when === "tomorrow") return { checkIn: addDays(today, 1), checkOut: addDays(today, 2) };
  const isWeekend = when === "weekend";
  const checkIn = firstWeekday(isWeekend ? (weekendNights[0] ?? "thu") : "thu", today);
  return { checkIn, checkOut: addDays(checkIn, isWeekend ? weekendNights.length : 1) };
}
