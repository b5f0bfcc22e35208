import { expect, test } from "vitest";
import { siteByHost } from "./sites.ts";
import { isWeekend, isWeekendNight } from "./weekend.ts";

/** From Wednesday to Sunday. */
const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];

test.each([
  ["mabeet-sa", [false, false, true, true, false]],
  ["tajawal-kw", [false, false, true, true, false]],
  ["mabeet-bh", [false, false, true, true, false]],
  ["mabeet-ae", [false, false, false, true, true]],
  ["tajawal-global", [false, false, false, true, true]],
])("the calendar of %s marks the days %j as weekend", (name, weekend) => {
  const site = siteByHost(`${name}.localhost`);
  expect(days.map((day) => isWeekend(day, site))).toEqual(weekend);
});

test.each([
  ["SA", [false, true, true, false, false]],
  ["KW", [false, true, true, false, false]],
  ["BH", [false, true, true, false, false]],
  ["AE", [false, false, true, true, false]],
  ["OM", [false, true, true, false, false]],
])("a property in %s has weekend prices in the nights %j", (country, nights) => {
  expect(days.map((day) => isWeekendNight(day, country))).toEqual(nights);
});
