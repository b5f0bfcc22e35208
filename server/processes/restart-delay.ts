const STABLE_MS = 10_000;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;

/** When to replace a process: soon after a long life, ever later while it ends right after its start. */
export function restartDelayMs(livedMs: number, attempt: number): { delayMs: number; attempt: number } {
  if (livedMs >= STABLE_MS) return { delayMs: FIRST_DELAY_MS, attempt: 0 };
  return { delayMs: Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt), attempt: attempt + 1 };
}
