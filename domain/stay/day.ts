/** A calendar day, `YYYY-MM-DD`. Such strings sort and compare as days do. */
export type Day = string;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_IN_400_YEARS = 146_097;
/** Days from 0000-03-01, where the 400-year count starts, to 1970-01-01. */
const EPOCH = 719_468;

export function isDay(text: unknown): text is Day {
  return typeof text === "string" && SHAPE.test(text) && text >= "0001" && dayOfNumber(numberOfDay(text)) === text;
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOfDay(day) + days);
}

/** Nights from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOfDay(to) - numberOfDay(from);
}

export function dayFrom(year: number, month: number, dayOfMonth: number): Day {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
}

export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), dayOfMonth: Number(day.slice(8, 10)) };
}

/** Days since 1970-01-01. The year is counted from March, so that a leap day is its last. */
export function numberOfDay(day: Day): number {
  const { year, month, dayOfMonth } = partsOf(day);
  const marchYear = month > 2 ? year : year - 1;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * DAYS_IN_400_YEARS + dayOfCycle - EPOCH;
}

export function dayOfNumber(number: number): Day {
  const cycle = Math.floor((number + EPOCH) / DAYS_IN_400_YEARS);
  const dayOfCycle = number + EPOCH - cycle * DAYS_IN_400_YEARS;
  const leapDays = Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = yearOfCycle + cycle * 400 + (month > 2 ? 0 : 1);
  return dayFrom(year, month, dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1);
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, "0");
}
