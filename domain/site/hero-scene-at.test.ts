import { expect, test } from "vitest";
import { heroSceneAt } from "./hero-scene-at.ts";

test.each([
  ["2026-11-19T02:30:00Z", "SA", "dawn"],
  ["2026-11-19T09:00:00Z", "SA", "winter"],
  ["2026-07-19T09:00:00Z", "SA", "summer"],
  ["2026-11-19T14:00:00Z", "SA", "dusk"],
  ["2026-11-19T20:00:00Z", "SA", "night"],
  ["2026-11-19T23:59:00Z", "SA", "night"],
  ["2027-02-20T20:00:00Z", "SA", "ramadan"],
  ["2027-02-20T09:00:00Z", "SA", "winter"],
])("at %s a site in %s shows %s", (now, country, scene) => {
  expect(heroSceneAt(new Date(now), country)).toBe(scene);
});

test("a site follows the clock of its country: night begins in Dubai an hour before Riyadh", () => {
  const now = new Date("2026-11-19T15:30:00Z");
  expect([heroSceneAt(now, "AE"), heroSceneAt(now, "SA")]).toEqual(["night", "dusk"]);
});
