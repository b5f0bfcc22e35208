import { expect, test } from "vitest";
import { type TokenBucket, tokenBucket } from "./token-bucket.ts";

/** Takes a token if there is one, and otherwise returns how long to wait for it. */
function takeFrom({ secondsToWait, take }: TokenBucket) {
  return (key: string) => {
    const seconds = secondsToWait(key);
    if (seconds === 0) take(key);
    return seconds;
  };
}

function aBucket() {
  let time = 5_000;
  const bucket = tokenBucket({ perMinute: 60, burst: 3, now: () => time });
  return { take: takeFrom(bucket), wait: (ms: number) => (time += ms) };
}

test("a burst is allowed, then one a second", () => {
  const { take, wait } = aBucket();
  expect(["a", "a", "a", "a"].map(take)).toEqual([0, 0, 0, 1]);
  wait(999);
  expect(take("a")).toBe(1);
  wait(1);
  expect([take("a"), take("a")]).toEqual([0, 1]);
});

test("whoever is refused loses nothing by asking again", () => {
  const { take, wait } = aBucket();
  for (let n = 0; n < 50; n++) take("a");
  wait(1_000);
  expect([take("a"), take("a")]).toEqual([0, 1]);
});

test("each key has its own bucket, which fills up again and no further", () => {
  const { take, wait } = aBucket();
  for (let n = 0; n < 3; n++) take("a");
  expect(take("b")).toBe(0);
  wait(60_000);
  expect(["a", "a", "a", "a"].map(take)).toEqual([0, 0, 0, 1]);
});

test("the wait is in whole seconds", () => {
  let time = 0;
  const take = takeFrom(tokenBucket({ perMinute: 6, burst: 1, now: () => time }));
  expect([take("a"), take("a")]).toEqual([0, 10]);
  time += 9_500;
  expect(take("a")).toBe(1);
});
