const LATEST_HOURS_AFTER_MIDNIGHT = 3;

/** The arrival times that a guest can choose: full hours from the opening of the property until late at night. */
export function arrivalTimes(from: string): { time: string; isNextDay: boolean }[] {
  const first = Number(from.slice(0, 2)) + (from.slice(3, 5) === "00" ? 0 : 1);
  const count = Math.max(0, 24 + LATEST_HOURS_AFTER_MIDNIGHT - first);
  return Array.from({ length: count }, (_, index) => {
    const hour = first + index;
    return { time: `${String(hour % 24).padStart(2, "0")}:00`, isNextDay: hour >= 24 };
  });
}
