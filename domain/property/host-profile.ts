export const hostLanguages = ["ar", "en", "fr", "ur"] as const;
export type HostLanguage = (typeof hostLanguages)[number];

const HOUR = 60;
const DAY = 24 * HOUR;

/** How fast a host usually answers, rounded so that nobody promises a minute; slower hosts are not rated. */
export function responseTime(minutes: number | null): "hour" | "hours" | "day" | null {
  if (minutes === null || minutes > DAY) return null;
  if (minutes <= HOUR) return "hour";
  return minutes <= 6 * HOUR ? "hours" : "day";
}
