const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Guests are warned once for each of these remaining minutes. */
const WARNING_MINUTES = [1, 5] as const;

/** The remaining time as `mm:ss`, never below zero. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The last warning that is due, or `null` before the first. */
export function lastWarning(leftMs: number): (typeof WARNING_MINUTES)[number] | null {
  return WARNING_MINUTES.find((minutes) => leftMs <= minutes * MINUTE) ?? null;
}
