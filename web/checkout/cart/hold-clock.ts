const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Guests are told once each when so many minutes are left. */
const TOLD_MINUTES = [1, 5] as const;

/** `mm:ss` of what is left, never below zero. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The last call that has been reached, or `null` while there is time. */
export function lastCall(leftMs: number): (typeof TOLD_MINUTES)[number] | null {
  return TOLD_MINUTES.find((minutes) => leftMs <= minutes * MINUTE) ?? null;
}
