import { setTimeout as pause } from "node:timers/promises";

const TICK_MS = 10;
const MAX_AT_ONCE = 500;

export type Steady = {
  /** Begins no more, and waits for what is under way. */
  stop: () => Promise<void>;
};

export type Pace = {
  perSecond: number;
  /** With so many under way no more begin: whoever makes the load must not drown its own machine. */
  mostAtOnce?: number;
};

/** Begins deeds at a steady pace whether or not earlier ones are done, as guests come. */
export function atFixedRate(
  { perSecond, mostAtOnce = MAX_AT_ONCE }: Pace,
  action: (place: number) => Promise<unknown>,
): Steady {
  const underWay = new Set<Promise<unknown>>();
  const began = performance.now();
  let begun = 0;
  let isGoing = true;
  const begin = () => {
    const one = action(begun++).finally(() => underWay.delete(one));
    underWay.add(one);
  };
  const pacing = (async () => {
    while (isGoing) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (begun < due && underWay.size < mostAtOnce) begin();
      await pause(TICK_MS);
    }
  })();
  return {
    stop: async () => {
      isGoing = false;
      await pacing;
      await Promise.all(underWay);
    },
  };
}
