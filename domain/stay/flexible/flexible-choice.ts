import type { Month } from "../calendar/month.ts";
import type { Day } from "../day.ts";

/** By how many days a guest may move the chosen stay, earlier or later. */
export const flexibleDays = [1, 2, 3] as const;
export type FlexibleDays = (typeof flexibleDays)[number];

/** Nights anywhere between two days; longer periods are refused. */
export const MAX_PERIOD_DAYS = 62;

/** A month of either calendar, `2026-12` or `1448-09`, or the days from the earliest check-in to the latest check-out. */
export type ChosenPeriod = { month: Month } | { from: Day; to: Day };

/** What a guest accepts instead of exact dates. */
export type FlexibleChoice =
  /** The chosen stay, or one of the same length up to so many days earlier or later. */
  | { kind: "days"; days: FlexibleDays }
  /** Any weekend that begins in the month. */
  | { kind: "weekends"; month: Month }
  /** So many nights in a row within the period. */
  | { kind: "nights"; nights: number; period: ChosenPeriod };

/** A choice that names no dates: the guest, or the page, chooses a stay among those it allows. */
export type DatelessChoice = Exclude<FlexibleChoice, { kind: "days" }>;

export function isDateless(choice: FlexibleChoice | null | undefined): choice is DatelessChoice {
  return choice !== null && choice !== undefined && choice.kind !== "days";
}
