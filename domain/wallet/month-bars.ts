import { addMonths, type Month, monthOf, monthsFrom } from "#domain/stay/calendar/month.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { HistoryStatus, HistoryType } from "./history.ts";

const MONTHS_SHOWN = 12;

export type MonthBar = { month: Month; earned: number; used: number };
type Row = { type: HistoryType; status: HistoryStatus; amount: number; createdDate: string };

/** What came into the wallet and what was used, in each of the last twelve months of Riyadh; cancelled rows count in none. */
export function monthBars(rows: readonly Row[], now: Date): MonthBar[] {
  const today = todayInRiyadh(now);
  const counted = rows.filter(({ status }) => status !== "Cancelled");
  const monthRows = Map.groupBy(counted, ({ createdDate }) => monthOf(todayInRiyadh(new Date(createdDate))));
  return monthsFrom(monthOf(addMonths(today, 1 - MONTHS_SHOWN)), monthOf(today)).map((month) => {
    const here = monthRows.get(month) ?? [];
    return {
      month,
      earned: sumOf(here.filter(({ type }) => type === "REWARD" || type === "RFD")),
      used: Math.abs(sumOf(here.filter(({ type }) => type === "REDEEM"))),
    };
  });
}

function sumOf(rows: readonly Row[]): number {
  const halalas = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return halalas / 100;
}
