const FAILURES = 5;
const WINDOW_MS = 30_000;

/**
 * Stops calls to a partner after five failures in thirty seconds; after a pause one call tests whether it works again.
 */
export type Breaker = {
  mayCall: () => boolean;
  /** The partner is down, as far as we know; a call would not be made. */
  isOpen: () => boolean;
  /** Whether its last calls were answered. One that was down stays so until a call succeeds. */
  isUp: () => boolean;
  succeeded: () => void;
  failed: () => void;
};

/** `now` is a monotonic clock in milliseconds. */
export function createBreaker(timeScale: number, now: () => number): Breaker {
  const windowMs = WINDOW_MS * timeScale;
  let failures: number[] = [];
  let openUntil: number | null = null;
  return {
    mayCall: () => {
      if (openUntil === null) return true;
      if (now() < openUntil) return false;
      // The first caller tests the partner; the others wait for the result.
      openUntil = now() + windowMs;
      return true;
    },
    isOpen: () => openUntil !== null && now() < openUntil,
    isUp: () => openUntil === null,
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
