import { expect, test } from "vitest";
import { currencyOfCountry } from "./currency-of-country.ts";

test.each([
  ["EG", "EGP"],
  ["SA", "SAR"],
  ["AE", "AED"],
  ["KW", "KWD"],
  ["BH", "BHD"],
  ["US", "USD"],
  ["QA", "QAR"],
  ["GB", "GBP"],
  ["GLOBAL", "USD"],
  ["FR", "SAR"],
  ["toString", "SAR"],
])("in %s prices are in %s", (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});
