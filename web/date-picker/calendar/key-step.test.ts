import { expect, test } from "vitest";
import { dayAfterKey } from "./key-step.ts";

const months = ["2026-11", "2026-12", "2027-01", "2027-02", "2027-03"];
const english = { isRtl: false, weekStart: "mon", months } as const;
const arabic = { isRtl: true, weekStart: "sun", months } as const;

/** A Friday. */
const day = "2026-11-20";

test.each([
  ["ArrowRight", "2026-11-21", "2026-11-19"],
  ["ArrowLeft", "2026-11-19", "2026-11-21"],
  ["ArrowUp", "2026-11-13", "2026-11-13"],
  ["ArrowDown", "2026-11-27", "2026-11-27"],
  ["Home", "2026-11-16", "2026-11-15"],
  ["End", "2026-11-22", "2026-11-21"],
  ["PageDown", "2026-12-20", "2026-12-20"],
])("%s moves to %s in a left-to-right page and to %s in a right-to-left page", (key, left, right) => {
  expect(dayAfterKey(key, day, english)).toBe(left);
  expect(dayAfterKey(key, day, arabic)).toBe(right);
});

test.each([
  ["PageUp", "2026-11-20", "2026-11-01"],
  ["ArrowUp", "2026-11-03", "2026-11-01"],
  ["PageDown", "2027-03-20", "2027-03-31"],
  ["ArrowDown", "2027-03-30", "2027-03-31"],
  ["PageUp", "2026-12-31", "2026-11-30"],
])("%s on %s moves to %s and no further", (key, from, to) => {
  expect(dayAfterKey(key, from, english)).toBe(to);
});

test("other keys do not move the focus", () => {
  expect(dayAfterKey("a", day, english)).toBe(null);
});
