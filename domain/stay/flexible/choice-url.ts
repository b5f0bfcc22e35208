import { MAX_NIGHTS, MIN_NIGHTS } from "../stay.ts";
import { readUrlDay, writeUrlDay } from "../url-day.ts";
import { type ChosenPeriod, type FlexibleChoice, flexibleDays } from "./flexible-choice.ts";

/** The keys of a flexible choice in an address, all of them ours. */
export const flexibleKeys = ["flex", "nights", "month", "stayFrom", "stayTo"] as const;
type FlexibleKey = (typeof flexibleKeys)[number];

const WEEKENDS = "weekends";
/** Only the shape; whether the month is one that can be booked is for the API to say. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * The flexible choice of an address: `flex=3`, `flex=weekends&month=2026-12`, `nights=3&month=1448-09` or
 * `nights=3&stayFrom=01-12-2026&stayTo=20-12-2026`. A half or impossible choice is none.
 */
export function readFlexibleChoice(query: { get(name: string): string | null }): FlexibleChoice | null {
  const flex = query.get("flex");
  const days = flexibleDays.find((known) => String(known) === flex);
  if (days) return { kind: "days", days };
  const month = readMonth(query.get("month"));
  if (flex === WEEKENDS) return month === null ? null : { kind: "weekends", month };
  const nights = /^\d{1,2}$/.test(query.get("nights") ?? "") ? Number(query.get("nights")) : 0;
  const period: ChosenPeriod | null = month ? { month } : readPeriod(query);
  return period && nights >= MIN_NIGHTS && nights <= MAX_NIGHTS ? { kind: "nights", nights, period } : null;
}

/** The choice as pairs of an address; empty values are those that it does not have. */
export function writeFlexibleChoice(choice: FlexibleChoice | null | undefined): Record<FlexibleKey, string> {
  return { flex: "", nights: "", month: "", stayFrom: "", stayTo: "", ...(choice && partsOf(choice)) };
}

function partsOf(choice: FlexibleChoice): Partial<Record<FlexibleKey, string>> {
  switch (choice.kind) {
    case "days":
      return { flex: String(choice.days) };
    case "weekends":
      return { flex: WEEKENDS, month: choice.month };
    case "nights":
      return { nights: String(choice.nights), ...writePeriod(choice.period) };
  }
}

function readMonth(text: string | null): string | null {
  return MONTH.test(text ?? "") ? text : null;
}

function readPeriod(query: { get(name: string): string | null }): ChosenPeriod | null {
  const [from, to] = [readUrlDay(query.get("stayFrom")), readUrlDay(query.get("stayTo"))];
  return from && to && from < to ? { from, to } : null;
}

function writePeriod(period: ChosenPeriod) {
  if ("month" in period) return { month: period.month };
  return { stayFrom: writeUrlDay(period.from), stayTo: writeUrlDay(period.to) };
}
