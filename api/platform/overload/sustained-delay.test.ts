import { expect, test } from "vitest";
import { sustainedDelay } from "./sustained-delay.ts";

const after = (delays: readonly number[]) => delays.map(sustainedDelay());
const times = (count: number, delayMs: number) => Array<number>(count).fill(delayMs);

test("a short burst is no overload", () => {
  expect(after([500, 500, 0, 500, 500, 9])).toEqual(times(6, 0));
});

test("an overload counts from its third window on, and then each window by itself", () => {
  expect(after([50, 60, 70, 5, 80, 0])).toEqual([0, 0, 70, 5, 80, 0]);
});

test("after a calm of two seconds a burst is no overload again", () => {
  expect(after([...times(3, 50), ...times(19, 0), 50]).at(-1)).toBe(50);
  expect(after([...times(3, 50), ...times(20, 0), 50]).at(-1)).toBe(0);
});
