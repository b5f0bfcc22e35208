import { expect, test } from "vitest";
import { concurrencyLimiter } from "./concurrency-limiter.ts";
import { sustainedDelay } from "./sustained-delay.ts";

const STEP_MS = 0.25;
const WINDOW_MS = 100;
const SETTLED_AFTER_MS = 1_000;
const END_MS = 5_000;
const MAX_DELAY_MS = 20;

type Crowd = {
  /** The time that one request takes of a process which serves them one after another. */
  serviceMs: number;
  /** How many times as many requests come as the process can serve. */
  load: number;
};

/** Simulates a process that serves requests in their order, each of a network of its own, by a clock of its own. */
function simulate({ serviceMs, load }: Crowd) {
  let time = 0;
  const limiter = concurrencyLimiter({ floor: 16, maxDelayMs: MAX_DELAY_MS, now: () => time });
  const sustained = sustainedDelay();
  const queue: { at: number; end: () => void }[] = [];
  let [arrived, busyUntil, end] = [0, 0, () => {}];
  let waits: number[] = [];
  const settled = { waits: [] as number[], served: 0, refused: 0 };
  const isSettled = () => time > SETTLED_AFTER_MS;
  const serve = () => {
    end();
    end = () => {};
    const next = queue.shift();
    if (!next) return;
    waits.push(time - next.at);
    if (isSettled()) settled.waits.push(time - next.at);
    if (isSettled()) settled.served += 1;
    end = next.end;
    busyUntil = time + serviceMs;
  };
  for (; time < END_MS; time += STEP_MS) {
    for (; arrived < (time * load) / serviceMs; arrived++) {
      const network = `network-${arrived}`;
      if (limiter.refusal(network) === null) queue.push({ at: time, end: limiter.begin(network) });
      else if (isSettled()) settled.refused += 1;
    }
    if (time >= busyUntil) serve();
    if (time % WINDOW_MS !== 0) continue;
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / Math.max(1, waits.length);
    limiter.observeDelay(sustained(mean));
    waits = [];
  }
  const capacity = (END_MS - SETTLED_AFTER_MS) / serviceMs;
  return { ...settled, longestWait: Math.max(...settled.waits), servedShare: settled.served / capacity };
}

test.each([
  ["each takes long: those of the floor wait for each other", { serviceMs: 5, load: 2 }, 15 * 5],
  ["each is short: they wait as long as they may, and a window longer", { serviceMs: 0.5, load: 3 }, 2 * MAX_DELAY_MS],
])(
  "in a crowd that is too large the accepted are answered soon, and the process is never idle, when %s",
  (_why, crowd, maxWaitMs) => {
    const { longestWait, servedShare, refused } = simulate(crowd);
    expect(refused).toBeGreaterThan(0);
    expect(longestWait).toBeLessThanOrEqual(maxWaitMs);
    expect(servedShare).toBeGreaterThan(0.95);
  },
);

test.each([0.5, 5, 500])(
  "as long as the process can serve all of them nobody is refused, with %s ms each",
  (serviceMs) => {
    expect(simulate({ serviceMs, load: 0.9 }).refused).toBe(0);
  },
);
