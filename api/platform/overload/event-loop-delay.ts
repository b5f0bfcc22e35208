import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const WINDOW_MS = 250;
const NS_PER_MS = 1e6;

export type EventLoopDelay = { delayMs: () => number; stop: () => void };

/** The mean delay of the event loop, the smaller one of the last two windows: one long task is no overload. */
export function measureEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let last = [0, 0];
  const timer = setInterval(() => {
    // Without a sample the mean is not a number.
    const meanMs = (histogram.mean || 0) / NS_PER_MS;
    last = [last[1] ?? 0, Math.max(0, meanMs - RESOLUTION_MS)];
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    histogram.disable();
  };
  return { delayMs: () => Math.min(...last), stop };
}
