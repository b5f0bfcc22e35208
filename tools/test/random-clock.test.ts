import { expect, test } from "vitest";
import { randomClock } from "./random-clock.ts";

test("a random clock is a minute of the coming year in Riyadh", () => {
  const now = new Date("2026-11-18T21:30:00Z");
  expect(randomClock(now, 0)).toBe("2026-11-19T00:30");
  expect(randomClock(now, 0.5)).toBe("2027-05-20T12:30");
});
