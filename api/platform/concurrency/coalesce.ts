/**
 * Runs a deed one at a time. Who asks while it runs gets the promise of one more run, which all who ask meanwhile share:
 * what each of them saw before asking is taken into account.
 */
export function inTurn(deed: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = () => {
    running = deed().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
}
