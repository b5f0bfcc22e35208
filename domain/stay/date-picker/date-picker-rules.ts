import { addDays, type Day } from "../day.ts";
import { daysOf, MAX_NIGHTS, nightsOf, type Stay, stayProblem } from "../stay.ts";
import type { PickerFacts, PickerMessage, PickerState } from "./date-picker-state.ts";
import { arrivalRefusal, isWithinNotice, stayRefusal } from "./home-rules.ts";
import { allowsCheckIn, allowsCheckOut, allowsStay, isOwnNight } from "./stay-limits.ts";

/** Why a tap on this day chooses nothing: a message, `ignored` for a disabled day, or `null` when it is chosen. */
export function pickRefusal(day: Day, state: PickerState, facts: PickerFacts): PickerMessage | "ignored" | null {
  if (day === state.checkIn) return "ignored";
  const checkIn = checkInFor(day, state);
  return checkIn ? checkOutRefusal(day, checkIn, facts) : checkInRefusal(day, facts);
}

/** The check-in of the stay that a tap on this day would end; `null` if the day begins a stay, as every earlier day does. */
export function checkInFor(day: Day, { field, checkIn }: PickerState): Day | null {
  return field === "check-out" && checkIn && day > checkIn ? checkIn : null;
}

export function checkInRefusal(day: Day, facts: PickerFacts): PickerMessage | "ignored" | null {
  const { limits } = facts;
  if (limits && !allowsCheckIn(day, limits)) return "ignored";
  if (limits?.hasArrived) return null;
  if (day < facts.today || day >= facts.maxDate) return "ignored";
  if (isBlocked(day, facts) && !isWithinNotice(day, facts)) return "Search.SelectedBlockedDate";
  return arrivalRefusal(day, facts, (night) => !isBlocked(night, facts));
}

export function checkOutRefusal(day: Day, checkIn: Day, facts: PickerFacts): PickerMessage | "ignored" | null {
  if (day <= checkIn || day > facts.maxDate) return "ignored";
  if (facts.limits && !allowsCheckOut(day, facts.limits)) return "ignored";
  const stay = { checkIn, checkOut: day };
  if (nightsOf(stay) > MAX_NIGHTS) return "Search.MaxStay";
  return daysOf(stay).some((night) => isBlocked(night, facts)) ? "Search.BlockedDateInRange" : stayRefusal(stay, facts);
}

/** With a list of free nights: the guest who arrives here must leave the next day. */
export function mustLeaveNextDay(checkIn: Day, facts: PickerFacts): boolean {
  if (facts.availableDates === undefined) return false;
  const [first, another] = checkOutsFrom(checkIn, facts);
  return first === addDays(checkIn, 1) && another === undefined;
}

/** The check-out of a guest who chose only a check-in: the first day that the home or the booked stay allows. */
export function firstCheckOut(checkIn: Day, facts: PickerFacts): Day {
  const nextDay = addDays(checkIn, 1);
  const min = facts.limits?.minCheckOut ?? nextDay;
  if (min > nextDay) return min;
  return checkOutsFrom(checkIn, facts)[0] ?? nextDay;
}

function checkOutsFrom(checkIn: Day, facts: PickerFacts): Day[] {
  const days = Array.from({ length: MAX_NIGHTS }, (_, nights) => addDays(checkIn, nights + 1));
  return days.filter((day) => !checkOutRefusal(day, checkIn, facts));
}

/** The stay if it can still be booked. A stay from an address may lie beyond the calendar's window. */
export function stillBookable(stay: Stay | null, facts: PickerFacts): Stay | null {
  const { today, availableDates, limits } = facts;
  if (!stay || !limits)
    return stay && !stayProblem(stay, today, availableDates) && !stayRefusal(stay, facts) ? stay : null;
  const isBookable = !checkInRefusal(stay.checkIn, facts) && !checkOutRefusal(stay.checkOut, stay.checkIn, facts);
  return isSame(stay, limits.booked) || (isBookable && allowsStay(stay, limits)) ? stay : null;
}

function isSame(one: Stay, other: Stay): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut;
}

export function isBlocked(night: Day, { availableDates, limits }: PickerFacts): boolean {
  return availableDates !== undefined && !availableDates.has(night) && !isOwnNight(night, limits);
}
