import { expect, test } from "vitest";
import { responseTime } from "./host-profile.ts";

test.each([
  [null, null],
  [5, "hour"],
  [60, "hour"],
  [61, "hours"],
  [360, "hours"],
  [361, "day"],
  [1_440, "day"],
  [1_441, null],
])("a host who answers within %s minutes: %s", (minutes, words) => {
  expect(responseTime(minutes)).toBe(words);
});
