import { expect, test } from "vitest";
import { siteByHost } from "./sites.ts";
import { isWeekend, isWeekendNight } from "./weekend.ts";

/** From Wednesday to Sunday. */
const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];

test.each([
  ["mabeet-sa", [false, false, true, true, false], [false, true, true, false, false]],
  ["tajawal-kw", [false, false, true, true, false], [false, true, true, false, false]],
  ["mabeet-bh", [false, false, true, true, false], [false, true, true, false, false]],
  ["mabeet-ae", [false, false, false, true, true], [false, false, true, true, false]],
  ["tajawal-global", [false, false, false, true, true], [false, false, true, true, false]],
])("on %s the days %j are weekend, the nights %j", (name, weekend, nights) => {
  const site = siteByHost(`${name}.localhost`);
  expect(days.map((day) => isWeekend(day, site))).toEqual(weekend);
  expect(days.map((day) => isWeekendNight(day, site))).toEqual(nights);
});
