import { expect, test } from "vitest";
import { defaultStay, heroStay } from "./default-stay.ts";

const today = "2026-11-20";

test("the hero proposes one night in three days", () => {
  expect(heroStay(today)).toEqual({ checkIn: "2026-11-23", checkOut: "2026-11-24" });
});

test("results without dates are for one night in two weeks", () => {
  expect(defaultStay(today)).toEqual({ checkIn: "2026-12-04", checkOut: "2026-12-05" });
});
