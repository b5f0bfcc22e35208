import { addDays, type Day, daysBetween } from "./day.ts";

export const MIN_NIGHTS = 1;
export const MAX_NIGHTS = 28;

export type Stay = { checkIn: Day; checkOut: Day };
export type StayProblem = "check-in-past" | "check-out-not-after" | "too-long" | "blocked-day";

/** The first reason a stay cannot be booked, or `null` when it can. */
export function stayProblem(stay: Stay, today: Day, free?: ReadonlySet<Day>): StayProblem | null {
  const nights = nightsOf(stay);
  if (stay.checkIn < today) return "check-in-past";
  if (nights < MIN_NIGHTS) return "check-out-not-after";
  if (nights > MAX_NIGHTS) return "too-long";
  if (free && !daysOf(stay).every((day) => free.has(day))) return "blocked-day";
  return null;
}

export function nightsOf({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut);
}

/** Every day slept in the property; the check-out day is not one of them. */
export function daysOf(stay: Stay): Day[] {
  return Array.from({ length: nightsOf(stay) }, (_, night) => addDays(stay.checkIn, night));
}
