import { type Day, dayOfNumber, numberOfDay } from "./day.ts";
import { MAX_NIGHTS, MIN_NIGHTS, type Stay } from "./stay.ts";
import type { StayRule } from "./stay-rules.ts";

/** The days of a calendar: the first night, and the last day of departure. */
type Window = Stay;

/** The host's rules for each day of a window, by its number from the first. */
type Gates = { closedToArrival: boolean[]; closedToDeparture: boolean[]; minStay: number[]; maxStay: number[] };

/**
 * The free nights that at least one stay within the host's rules includes. A gap shorter than the minimum stay is free
 * but cannot be booked, so it is excluded.
 */
export function bookableNights(window: Window, taken: ReadonlySet<Day>, rules: readonly StayRule[]): Day[] {
  const first = numberOfDay(window.checkIn);
  const days = Array.from({ length: Math.max(0, numberOfDay(window.checkOut) - first) }, (_, at) =>
    dayOfNumber(first + at),
  );
  const free = freeRuns(days, taken);
  const gates = gatesOf(rules, first, days.length);
  let reached = 0;
  return days.filter((_, at) => {
    reached = Math.max(reached, at + longestStay(at, free[at] ?? 0, gates));
    return at < reached;
  });
}

/** The number of consecutive free nights from each night on. */
function freeRuns(days: readonly Day[], taken: ReadonlySet<Day>): number[] {
  const runs = days.map(() => 0);
  for (let at = days.length - 1; at >= 0; at -= 1) {
    runs[at] = taken.has(days[at] as Day) ? 0 : (runs[at + 1] ?? 0) + 1;
  }
  return runs;
}

/** The longest stay that can begin on each day; 0 when none can. */
function longestStay(at: number, free: number, gates: Gates): number {
  const { closedToArrival, closedToDeparture, minStay, maxStay } = gates;
  if (closedToArrival[at]) return 0;
  let nights = Math.min(free, maxStay[at] ?? MAX_NIGHTS);
  while (nights >= (minStay[at] ?? MIN_NIGHTS) && closedToDeparture[at + nights]) nights -= 1;
  return nights >= (minStay[at] ?? MIN_NIGHTS) ? nights : 0;
}

/** The departure may be on the day after the last night. Where rules overlap, the strictest counts. */
function gatesOf(rules: readonly StayRule[], first: number, nights: number): Gates {
  const gates: Gates = { closedToArrival: [], closedToDeparture: [], minStay: [], maxStay: [] };
  for (const rule of rules) {
    const from = Math.max(0, numberOfDay(rule.from) - first);
    const to = Math.min(nights, numberOfDay(rule.to) - first);
    for (let at = from; at <= to; at += 1) {
      gates.closedToArrival[at] ||= rule.closedToArrival;
      gates.closedToDeparture[at] ||= rule.closedToDeparture;
      gates.minStay[at] = Math.max(gates.minStay[at] ?? MIN_NIGHTS, rule.minStayArrival);
      gates.maxStay[at] = Math.min(gates.maxStay[at] ?? MAX_NIGHTS, rule.maxNights ?? MAX_NIGHTS);
    }
  }
  return gates;
}
