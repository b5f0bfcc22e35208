import { expect, test } from "vitest";
import { chooseStay, heroStay } from "./default-stay.ts";

const today = "2026-11-20";
const fromUrl = { checkIn: "2026-12-01", checkOut: "2026-12-03" };
const saved = { checkInDate: "2026-12-10", checkOutDate: "2026-12-12", cityId: 5 };

test("the hero proposes one night in three days", () => {
  expect(heroStay(today)).toEqual({ checkIn: "2026-11-23", checkOut: "2026-11-24" });
});

test("dates in the address win over saved ones", () => {
  expect(chooseStay(fromUrl, saved, today)).toEqual(fromUrl);
});

test.each([
  ["no dates", null],
  ["a past check-in", { checkIn: "2026-11-19", checkOut: "2026-11-22" }],
  ["29 nights", { checkIn: "2026-12-01", checkOut: "2026-12-30" }],
])("an address with %s gives way to the saved dates", (_, stay) => {
  expect(chooseStay(stay, saved, today)).toEqual({ checkIn: "2026-12-10", checkOut: "2026-12-12" });
});

test.each([
  ["nothing is saved", null],
  ["only a city is saved", { checkInDate: null, checkOutDate: null, cityId: 5 }],
  ["the saved dates are past", { checkInDate: "2026-11-01", checkOutDate: "2026-11-02", cityId: 5 }],
])("when %s, results are for one night in two weeks", (_, kept) => {
  expect(chooseStay(null, kept, today)).toEqual({ checkIn: "2026-12-04", checkOut: "2026-12-05" });
});
