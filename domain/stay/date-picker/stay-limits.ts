import type { Day } from "../day.ts";
import type { Stay } from "../stay.ts";

/** What a booked stay may become. Its own nights are free for it. */
export type StayLimits = {
  /** The stay as it is booked; clearing the choice returns to it. */
  booked: Stay;
  /** The latest arrival; `null` when every day is allowed. */
  maxCheckIn: Day | null;
  /** The earliest departure; `null` when every day is allowed. */
  minCheckOut: Day | null;
  /** The guest has arrived, so only the departure can be chosen. */
  hasArrived: boolean;
};

export function allowsCheckIn(day: Day, { booked, maxCheckIn, hasArrived }: StayLimits): boolean {
  if (hasArrived) return day === booked.checkIn;
  return maxCheckIn === null || day <= maxCheckIn;
}

export function allowsCheckOut(day: Day, { minCheckOut }: StayLimits): boolean {
  return minCheckOut === null || day >= minCheckOut;
}

export function allowsStay({ checkIn, checkOut }: Stay, limits: StayLimits | undefined): boolean {
  return !limits || (allowsCheckIn(checkIn, limits) && allowsCheckOut(checkOut, limits));
}

/** Whether the booked stay has this night already. */
export function isOwnNight(night: Day, limits: StayLimits | undefined): boolean {
  return limits !== undefined && night >= limits.booked.checkIn && night < limits.booked.checkOut;
}
