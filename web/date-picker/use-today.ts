import { useEffect, useState } from "react";
import type { Day } from "#domain/stay/day.ts";
import { millisecondsToMidnight, todayInRiyadh } from "#domain/stay/today.ts";

/** The current day in Riyadh, updated at midnight there and when the guest returns to the tab. */
export function useToday(): Day {
  const [today, setToday] = useState(() => todayInRiyadh(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const now = new Date();
      setToday(todayInRiyadh(now));
      timer = setTimeout(update, millisecondsToMidnight(now));
    };
    update();
    addEventListener("focus", update);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      removeEventListener("focus", update);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return today;
}
