import { expect, test } from "vitest";
import { amenities } from "#domain/lookup/amenities.ts";
import { agreesOnPets } from "./pets.ts";

test("a home that welcomes pets has no rule against them", () => {
  expect(agreesOnPets([amenities.PETS], [1, 2])).toBe(false);
  expect(agreesOnPets([amenities.PETS], [1])).toBe(true);
  expect(agreesOnPets([amenities.WIFI], [2])).toBe(true);
});
