/** A page in the background paints nothing. */
const HIDDEN_MS = 100;

/**
 * Waits until the effect of an event is visible. The request of a module with its preloads takes tens of milliseconds on
 * a slow phone, and a press must not wait for them.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
