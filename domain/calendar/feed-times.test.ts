import { expect, test } from "vitest";
import { failingHours, isStopped, nextReading, nextRetry } from "./feed-times.ts";

const now = new Date("2027-01-01T10:00:00Z");
const minutes = (moment: Date) => Math.round((moment.getTime() - now.getTime()) / 60_000);

test("a feed is read about every half hour, and every ten minutes while a guest arrives soon", () => {
  const times = [0, 0.5, 1].map((random) => minutes(nextReading(now, { minutes: 30, isSoon: false, random })));
  expect(times).toEqual([25, 30, 35]);
  expect(minutes(nextReading(now, { minutes: 30, isSoon: true, random: 0.5 }))).toBe(10);
});

test("a feed that fails is read after 1, 2, 4 and then every 8 hours", () => {
  expect([1, 2, 3, 4, 9].map((failures) => minutes(nextRetry(now, failures)) / 60)).toEqual([1, 2, 4, 8, 8]);
});

test("a host gets a message after 6 hours, a day and a week, and then the feed is no longer read", () => {
  const after = (hours: number) => failingHours(new Date(now.getTime() - hours * 3_600_000), now);
  expect([0, 5, 6, 23, 24, 167, 168, 999].map(after)).toEqual([0, 0, 6, 6, 24, 24, 168, 168]);
  expect([6, 24, 168].map(isStopped)).toEqual([false, false, true]);
});
