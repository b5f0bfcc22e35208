import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

const aBreaker = (timeScale = 1) => {
  const clock = { now: 0 };
  return { clock, breaker: createBreaker(timeScale, () => clock.now) };
};

test("five failures in thirty seconds open the breaker, and later one call tests the partner", () => {
  const { clock, breaker } = aBreaker();
  for (let times = 0; times < 4; times++) breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();
  expect(breaker.mayCall()).toBe(false);
  clock.now = 29_999;
  expect(breaker.mayCall()).toBe(false);
  clock.now = 30_000;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
});

test("a failed test keeps the breaker open, a successful one closes it", () => {
  const { clock, breaker } = aBreaker();
  for (let times = 0; times < 5; times++) breaker.failed();
  clock.now = 30_000;
  breaker.mayCall();
  breaker.failed();
  clock.now = 59_999;
  expect(breaker.mayCall()).toBe(false);
  clock.now = 60_000;
  breaker.mayCall();
  breaker.succeeded();
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});

test("failures far apart, or with a success between them, do not open the breaker", () => {
  const { clock, breaker } = aBreaker();
  for (let times = 0; times < 9; times++) {
    breaker.failed();
    clock.now += 10_000;
  }
  for (let times = 0; times < 9; times++) {
    breaker.failed();
    breaker.succeeded();
  }
  expect(breaker.mayCall()).toBe(true);
});

test("the pause shrinks with the time scale", () => {
  const { clock, breaker } = aBreaker(0.01);
  for (let times = 0; times < 5; times++) breaker.failed();
  clock.now = 300;
  expect(breaker.mayCall()).toBe(true);
});
