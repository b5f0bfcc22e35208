const FAILURES = 5;
const WINDOW_MS = 30_000;

/** Leaves a partner alone after five failures in thirty seconds; then one call may try whether it is well again. */
export type Breaker = {
  mayCall: () => boolean;
  succeeded: () => void;
  failed: () => void;
};

/** `now` is a clock in milliseconds that never goes back. */
export function createBreaker(timeScale: number, now: () => number): Breaker {
  const windowMs = WINDOW_MS * timeScale;
  let failures: number[] = [];
  let openUntil: number | null = null;
  return {
    mayCall: () => {
      if (openUntil === null) return true;
      if (now() < openUntil) return false;
      // Whoever asks first tries; the others wait for what comes of it.
      openUntil = now() + windowMs;
      return true;
    },
    succeeded: () => {
      failures = [];
      openUntil = null;
    },
    failed: () => {
      failures = [...failures.filter((at) => at > now() - windowMs), now()];
      if (failures.length >= FAILURES || openUntil !== null) openUntil = now() + windowMs;
    },
  };
}
