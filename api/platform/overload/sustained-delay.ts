/** A shorter delay is no sign of overload. */
const NOTICEABLE_MS = 10;
/** An overload begins after so many noticeable delays in a row and ends after so many others in a row. */
const BEGINS_AFTER = 3;
const ENDS_AFTER = 20;

/**
 * Returns the delay that was measured last, or 0 while there is no overload: one long task, a burst of requests or a start
 * with cold caches soon ends by itself.
 */
export function sustainedDelay(): (delayMs: number) => number {
  let isOverload = false;
  let inARow = 0;
  return (delayMs) => {
    const isSign = delayMs >= NOTICEABLE_MS;
    inARow = isSign === isOverload ? 0 : inARow + 1;
    if (inARow === (isOverload ? ENDS_AFTER : BEGINS_AFTER)) {
      isOverload = isSign;
      inARow = 0;
    }
    return isOverload ? delayMs : 0;
  };
}
