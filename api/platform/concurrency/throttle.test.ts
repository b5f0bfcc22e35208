import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the first of many calls runs at once, the others together when the interval ends", () => {
  const task = vi.fn();
  const { call } = throttle(task, 50);
  for (let n = 0; n < 20; n++) call();
  expect(task).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(50);
  expect(task).toHaveBeenCalledTimes(2);
  call();
  vi.advanceTimersByTime(49);
  expect(task).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(3);
});

test("after a quiet interval a call runs at once again", () => {
  const task = vi.fn();
  const { call } = throttle(task, 50);
  call();
  vi.advanceTimersByTime(50);
  call();
  expect(task).toHaveBeenCalledTimes(2);
});

test("a stopped throttle runs nothing more", () => {
  const task = vi.fn();
  const { call, stop } = throttle(task, 50);
  call();
  call();
  stop();
  vi.advanceTimersByTime(100);
  expect(task).toHaveBeenCalledTimes(1);
});
