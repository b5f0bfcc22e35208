import { createContext, useContext, useState } from "react";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

/** The day of the results, by the server's clock. */
export const TodayContext = createContext<Day | null>(null);

export function useToday(): Day {
  const [here] = useState(() => todayInRiyadh(new Date()));
  return useContext(TodayContext) ?? here;
}
