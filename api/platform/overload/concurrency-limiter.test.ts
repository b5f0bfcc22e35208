import { expect, test } from "vitest";
import { concurrencyLimiter, type LimiterOptions } from "./concurrency-limiter.ts";

const FLOOR = 16;

/** A limiter with a clock of its own, whose requests come from a network each unless the test names one. */
function aLimiter(options: Partial<LimiterOptions> = {}) {
  let time = 0;
  let networks = 0;
  const limiter = concurrencyLimiter({ floor: FLOOR, maxDelayMs: 20, now: () => time, ...options });
  const open: (() => void)[] = [];
  const ask = (network = `network-${networks++}`) => {
    const refusal = limiter.refusal(network);
    if (!refusal) open.push(limiter.begin(network));
    return refusal;
  };
  const askTimes = (count: number) => Array.from({ length: count }, () => ask()).filter((refusal) => refusal !== null);
  const finish = (count = open.length) => {
    for (const end of open.splice(0, count)) end();
  };
  /** A window in which requests waited so long. */
  const wait = (delayMs: number) => {
    time += 100;
    limiter.observeDelay(delayMs);
  };
  return { ask, askTimes, finish, wait, pass: (ms: number) => (time += ms), open: () => open.length };
}

test("one request at a time is never refused, however long the clock says that it waits", () => {
  const { ask, finish, wait } = aLimiter({ maxQueueMs: 300 });
  for (let n = 0; n < 500; n++) {
    expect(ask()).toBeNull();
    wait(10_000);
    finish();
  }
});

test("as many as the floor are never refused", () => {
  const { askTimes, wait } = aLimiter({ maxQueueMs: 300 });
  askTimes(1);
  for (let n = 0; n < 5; n++) wait(10_000);
  expect(askTimes(FLOOR - 1)).toEqual([]);
  expect(askTimes(3)).toEqual([503, 503, 503]);
});

test("without a delay any number may be in flight", () => {
  const { askTimes, wait } = aLimiter();
  expect(askTimes(1_000)).toEqual([]);
  wait(0);
  expect(askTimes(1_000)).toEqual([]);
});

test.each([
  ["half of those who wait twice as long as they may", 100, 40, 50],
  ["all of those who wait just as long as they may", 100, 20, 100],
  ["more than those who wait for less", 100, 10, 200],
  ["as many as the floor when each takes long", 100, 1_000, FLOOR],
])("the limit is %s", (_what, inFlight, delayMs, limit) => {
  const { askTimes, finish, wait, open } = aLimiter();
  askTimes(inFlight);
  wait(delayMs);
  finish();
  askTimes(500);
  expect(open()).toBe(limit);
});

test("a crowd that is gone is forgotten with the next window", () => {
  const { askTimes, finish, wait } = aLimiter();
  askTimes(100);
  wait(200);
  finish();
  wait(0);
  expect(askTimes(100)).toEqual([]);
});

test("requests that wait for a database that is away take nobody's place", () => {
  let away = 0;
  const { askTimes, wait, open } = aLimiter({ waitingElsewhere: () => away });
  askTimes(200);
  away = 200;
  wait(1_000);
  expect(askTimes(FLOOR)).toEqual([]);
  expect(askTimes(1)).toEqual([503]);
  expect(open()).toBe(200 + FLOOR);
});

test("what is served one after another is limited by the time that one takes", () => {
  const { ask, askTimes, finish, pass } = aLimiter({ floor: 4, ceiling: 32, maxQueueMs: 300 });
  for (let n = 0; n < 50; n++) {
    ask();
    pass(20);
    finish();
  }
  expect(askTimes(20)).toHaveLength(20 - 300 / 20);
});

test("a wait for a database that is away is no time that a request takes", () => {
  let away = 0;
  const { ask, askTimes, finish, pass } = aLimiter({ floor: 4, maxQueueMs: 300, waitingElsewhere: () => away });
  for (let n = 0; n < 50; n++) {
    away = n % 2;
    ask();
    pass(away ? 3_000 : 20);
    finish();
  }
  away = 0;
  expect(askTimes(20)).toHaveLength(20 - 300 / 20);
});

test("a network that floods is refused by its own limit, before a guest of another network is refused", () => {
  const { ask, askTimes, wait } = aLimiter();
  for (let n = 0; n < 100; n++) ask("flood");
  wait(1_000);
  expect([ask("flood"), ask("guest"), ask("flood"), ask("guest")]).toEqual([429, null, 429, null]);
  expect(askTimes(5)).toEqual([]);
});

test("a process without a limit refuses nobody", () => {
  const { askTimes, wait } = aLimiter({ maxDelayMs: 0, ceiling: 32, maxQueueMs: 300 });
  askTimes(100);
  wait(10_000);
  expect(askTimes(100)).toEqual([]);
});
