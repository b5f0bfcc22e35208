import { addDays, type Day } from "../day.ts";
import { checkInFor, checkInRefusal, checkOutRefusal, isBlocked } from "./date-picker-rules.ts";
import type { PickerFacts, PickerMessage, PickerState } from "./date-picker-state.ts";
import type { HomeRuleMessage } from "./home-rules.ts";
import { allowsCheckIn, allowsCheckOut } from "./stay-limits.ts";

export type DayState =
  | "start"
  | "end"
  | "between"
  | "selectable"
  /** Guests may leave on this day but not arrive: drawn striped with a hint. */
  | "check-out-only"
  /** Booked: drawn striped. */
  | "blocked"
  /** Before today or after the last day. */
  | "out-of-window"
  /** While check-out is chosen: a night between is booked. */
  | "past-blocked"
  /** While check-out is chosen: more than 28 nights. */
  | "too-far"
  /** By the host's rules: no stay begins here, or ends here, or it would be too short or too long. */
  | "no-arrival"
  | "no-departure"
  | "gap"
  | "too-short"
  | "too-long";

/** How a day is drawn. `pickRefusal` decides whether a tap chooses it. */
export function dayState(day: Day, state: PickerState, facts: PickerFacts): DayState {
  const { checkIn, checkOut } = state;
  if (day === checkIn) return "start";
  if (day === checkOut) return "end";
  if (checkIn && checkOut && checkIn < day && day < checkOut) return "between";
  if (day < facts.today || day > facts.maxDate || isOutOfLimits(day, state, facts)) return "out-of-window";
  const checkInOfStay = checkInFor(day, state);
  return checkInOfStay ? asCheckOut(day, checkInOfStay, facts) : asCheckIn(day, facts);
}

/** Neither an arrival nor a departure that the booked stay allows. */
function isOutOfLimits(day: Day, state: PickerState, { limits }: PickerFacts): boolean {
  if (!limits) return false;
  return checkInFor(day, state) ? !allowsCheckOut(day, limits) : !allowsCheckIn(day, limits);
}

function asCheckIn(day: Day, facts: PickerFacts): DayState {
  const refusal = checkInRefusal(day, facts);
  if (!refusal) return "selectable";
  const nightBefore = addDays(day, -1);
  const isAfterFree = nightBefore >= facts.today && !isBlocked(nightBefore, facts);
  if (isAfterFree && !isClosedToDeparture(day, facts)) return "check-out-only";
  if (refusal in byRule) return refused[refusal];
  return isBlocked(day, facts) ? "blocked" : "out-of-window";
}

function isClosedToDeparture(day: Day, { rules = [] }: PickerFacts): boolean {
  return rules.some(({ from, to, closedToDeparture }) => closedToDeparture && from <= day && day <= to);
}

const byRule: Record<HomeRuleMessage, DayState> = {
  "Home.NoArrival": "no-arrival",
  "Home.NoDeparture": "no-departure",
  "Home.Gap": "gap",
  "Home.MinStay": "too-short",
  "Home.MaxStay": "too-long",
};

const refused: Record<PickerMessage | "ignored", DayState> = {
  "Search.MaxStay": "too-far",
  "Search.BlockedDateInRange": "past-blocked",
  "Search.SelectedBlockedDate": "blocked",
  ignored: "out-of-window",
  ...byRule,
};

function asCheckOut(day: Day, checkIn: Day, facts: PickerFacts): DayState {
  const refusal = checkOutRefusal(day, checkIn, facts);
  if (isBlocked(day, facts)) return refusal ? "blocked" : "check-out-only";
  return refusal ? refused[refusal] : "selectable";
}
