import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Pool } from "pg";
import { shortestWait } from "./shortest-wait.ts";
import { sustainedDelay } from "./sustained-delay.ts";

const RESOLUTION_MS = 10;
const WINDOW_MS = 100;
const NS_PER_MS = 1e6;

type Delay = { delayMs: () => number; stop: () => void };

/**
 * How long requests wait, while there is an overload: for the event loop or for a connection to the database, whichever
 * is longer.
 */
export function measureDelay(pool: Pool): Delay {
  const loop = meanLoopDelay();
  const connections = shortestWait(pool);
  const sustained = sustainedDelay();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = sustained(Math.max(loop.take(), connections.take()));
  }, WINDOW_MS);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    loop.stop();
  };
  return { delayMs: () => delayMs, stop };
}

/** The mean delay of the event loop since the last call. */
function meanLoopDelay(): { take: () => number; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const take = () => {
    // Without a sample the mean is not a number.
    const meanMs = (histogram.mean || 0) / NS_PER_MS;
    histogram.reset();
    return Math.max(0, meanMs - RESOLUTION_MS);
  };
  return { take, stop: () => histogram.disable() };
}
