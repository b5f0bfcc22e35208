import { addDays, daysBetween } from "../day.ts";
import { type Stay, stayProblem } from "../stay.ts";
import { firstWeekday, type Weekday, weekdays } from "../weekday.ts";
import type { PickerFacts } from "./date-picker-state.ts";
import { stayRefusal } from "./home-rules.ts";
import { allowsStay } from "./stay-limits.ts";

export const quickRangeKinds = ["weekend", "weekdays", "week"] as const;
export type QuickRangeKind = (typeof quickRangeKinds)[number];
export type QuickRange = { kind: QuickRangeKind; stay: Stay };

type Calendar = Pick<PickerFacts, "today" | "maxDate" | "availableDates" | "limits" | "rules">;
type Shape = { arrival: Weekday; nights: number };

const DAYS_IN_WEEK = 7;

/**
 * The next stay of each kind that can be booked: a site's weekend, the days between two weekends, a week from one
 * weekend's end to the next. A kind that does not fit in the calendar is omitted.
 */
export function quickRanges(calendar: Calendar, site: { weekendNights: readonly Weekday[] }): QuickRange[] {
  const shapes = shapesOf(site.weekendNights);
  return quickRangeKinds.flatMap((kind) => {
    const stay = nextStay(shapes[kind], calendar);
    return stay ? [{ kind, stay }] : [];
  });
}

function shapesOf(weekendNights: readonly Weekday[]): Record<QuickRangeKind, Shape> {
  const nights = weekendNights.length;
  const first = weekdays.indexOf(weekendNights[0] ?? "thu");
  const after = weekdays[(first + nights) % DAYS_IN_WEEK] ?? "sat";
  return {
    weekend: { arrival: weekdays[first] ?? "thu", nights },
    weekdays: { arrival: after, nights: DAYS_IN_WEEK - nights },
    week: { arrival: after, nights: DAYS_IN_WEEK },
  };
}

function nextStay({ arrival, nights }: Shape, calendar: Calendar): Stay | null {
  const { today, maxDate, availableDates, limits } = calendar;
  for (let checkIn = firstWeekday(arrival, today); ; checkIn = addDays(checkIn, DAYS_IN_WEEK)) {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) };
    if (daysBetween(stay.checkOut, maxDate) < 0) return null;
    if (allowsStay(stay, limits) && !stayProblem(stay, today, availableDates) && !stayRefusal(stay, calendar))
      return stay;
  }
}
