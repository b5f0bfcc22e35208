import { expect, test } from "vitest";
import { countryOfCity, DEFAULT_CITY_ID } from "./cities.ts";

test.each([
  [DEFAULT_CITY_ID, "SA"],
  [1, "SA"],
  [10, "SA"],
  [11, "KW"],
  [12, "BH"],
  [13, "AE"],
  [14, "AE"],
])("city %i lies in %s", (cityId, country) => {
  expect(countryOfCity(cityId)).toBe(country);
});
