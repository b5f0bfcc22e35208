import { expect, test } from "vitest";
import { restartDelayMs } from "./restart-delay.ts";

test("a process that ends right after its start is replaced later each time", () => {
  const delays: number[] = [];
  let attempt = 0;
  for (let n = 0; n < 9; n++) {
    const next = restartDelayMs(100, attempt);
    delays.push(next.delayMs);
    attempt = next.attempt;
  }
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("a process that lived long is replaced soon, however often it failed before", () => {
  expect(restartDelayMs(60_000, 7)).toEqual({ delayMs: 250, attempt: 0 });
});
