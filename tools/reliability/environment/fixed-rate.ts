import { setTimeout as pause } from "node:timers/promises";

const TICK_MS = 10;
const MAX_CONCURRENT = 500;

export type RunningLoad = {
  /** Starts no more calls and waits for the running ones. */
  stop: () => Promise<void>;
};

export type Rate = {
  perSecond: number;
  /** Starts no call while so many are running, so that the load does not block this machine. */
  maxConcurrent?: number;
};

/** Starts an action at a fixed rate, without waiting for earlier ones. */
export function atFixedRate(
  { perSecond, maxConcurrent = MAX_CONCURRENT }: Rate,
  action: (index: number) => Promise<unknown>,
): RunningLoad {
  const running = new Set<Promise<unknown>>();
  const began = performance.now();
  let begun = 0;
  let isActive = true;
  const begin = () => {
    const one = action(begun++).finally(() => running.delete(one));
    running.add(one);
  };
  const pacing = (async () => {
    while (isActive) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (begun < due && running.size < maxConcurrent) begin();
      await pause(TICK_MS);
    }
  })();
  return {
    stop: async () => {
      isActive = false;
      await pacing;
      await Promise.all(running);
    },
  };
}
