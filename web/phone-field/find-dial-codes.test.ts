import { expect, test } from "vitest";
import { findDialCodes } from "./find-dial-codes.ts";

const countries = [
  { code: "SA", dialCode: "+966", label: "المملكة العربية السعودية", search: "Saudi Arabia" },
  { code: "CA", dialCode: "+1", label: "كندا", search: "Canada" },
  { code: "US", dialCode: "+1", label: "الولايات المتحدة", search: "United States" },
  { code: "MA", dialCode: "+212", label: "المغرب", search: "Morocco" },
];

test.each([
  ["", ["SA", "CA", "US", "MA"]],
  ["canada", ["CA"]],
  ["كندا", ["CA"]],
  ["+1", ["CA", "US"]],
  ["001", ["CA", "US"]],
  ["١", ["CA", "US"]],
  ["212", ["MA"]],
  ["Moroc", ["MA"]],
  ["zzz", []],
])("%s finds %j", (typed, codes) => {
  expect(findDialCodes(countries, typed).map(({ code }) => code)).toEqual(codes);
});
