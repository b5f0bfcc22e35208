import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Pool } from "pg";
import { timeConnects } from "#api/platform/database/time-connects.ts";
import { absentDatabase } from "./absent-database.ts";
import { shortestWait } from "./shortest-wait.ts";
import { sustainedDelay } from "./sustained-delay.ts";

const RESOLUTION_MS = 10;
const WINDOW_MS = 100;
const NS_PER_MS = 1e6;

/** What requests of this process wait for. */
export type Delays = {
  /**
   * Calls `listener` after each window with how long requests waited for the event loop or for a connection to the
   * database, whichever is longer; 0 while that has not lasted.
   */
  onWindow: (listener: (delayMs: number) => void) => void;
  /** How many wait for a connection to a database that is away. */
  waitingForAbsentDatabase: () => number;
};

/** For an app that does not measure. */
export const noDelays: Delays = { onWindow: () => {}, waitingForAbsentDatabase: () => 0 };

export function measureDelay(pool: Pool): Delays & { stop: () => void } {
  const loop = meanLoopDelay();
  const connections = shortestWait();
  const absent = absentDatabase();
  timeConnects(pool, {
    begin: absent.beginConnect,
    end: (connect) => {
      absent.endConnect(connect.isConnected);
      connections.observe(connect);
    },
  });
  const sustained = sustainedDelay();
  const listeners: ((delayMs: number) => void)[] = [];
  const timer = setInterval(() => {
    const delayMs = sustained(Math.max(loop.take(), connections.take()));
    for (const listener of listeners) listener(delayMs);
  }, WINDOW_MS);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    loop.stop();
  };
  return { onWindow: (listener) => void listeners.push(listener), waitingForAbsentDatabase: absent.waiting, stop };
}

/**
 * The mean delay of the event loop since the last call. The histogram is never reset: it drops the first sample after that,
 * and a window in which the loop turns once has no other.
 */
function meanLoopDelay(): { take: () => number; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let [count, sum] = [0, 0];
  const take = () => {
    const before = { count, sum };
    count = histogram.count;
    // Without a sample the mean is not a number.
    sum = count * (histogram.mean || 0);
    const meanMs = count > before.count ? (sum - before.sum) / (count - before.count) / NS_PER_MS : 0;
    return Math.max(0, meanMs - RESOLUTION_MS);
  };
  return { take, stop: () => histogram.disable() };
}
