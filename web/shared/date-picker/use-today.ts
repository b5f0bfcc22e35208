import { useEffect, useState } from "react";
import type { Day } from "#domain/stay/day.ts";
import { millisecondsToMidnight, todayInRiyadh } from "#domain/stay/today.ts";

/** The day it is in Riyadh, asked for again when the guest comes back to the tab and when the day ends there. */
export function useToday(): Day {
  const [today, setToday] = useState(() => todayInRiyadh(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setToday(todayInRiyadh(now));
      timer = setTimeout(look, millisecondsToMidnight(now));
    };
    look();
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return today;
}
