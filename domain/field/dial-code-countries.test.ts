import { expect, test } from "vitest";
import { countryOfDialCode, gulfFirst } from "./dial-code-countries.ts";

const countries = [
  { code: "CA", dialCode: "+1" },
  { code: "EH", dialCode: "+212" },
  { code: "KW", dialCode: "+965" },
  { code: "MA", dialCode: "+212" },
  { code: "SA", dialCode: "+966" },
  { code: "US", dialCode: "+1" },
  { code: "YT", dialCode: "+269" },
];

test.each([
  ["+1", undefined, "US"],
  ["+1", "CA", "CA"],
  ["+1", "MA", "US"],
  ["+212", undefined, "MA"],
  ["+269", undefined, "YT"],
  ["+999", undefined, ""],
])("%s with %s chosen is the code of %s", (dialCode, chosen, country) => {
  expect(countryOfDialCode(dialCode, countries, chosen)).toBe(country);
});

test("a country of ours is known before the list has loaded", () => {
  expect(countryOfDialCode("+965", [])).toBe("KW");
});

test("the Gulf comes first, and no country is lost", () => {
  const sorted = gulfFirst(countries).map(({ code }) => code);
  expect(sorted).toEqual(["SA", "KW", "CA", "EH", "MA", "US", "YT"]);
});
