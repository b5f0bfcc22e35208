import { expect, test } from "vitest";
import { currencies, exponents, isCurrency, rates, resolveCurrency } from "./currency.ts";

const kuwait = { currency: "KWD", allowedCurrencies: ["KWD", "SAR", "USD"] } as const;

test.each([
  ["the currency of the cookie", "USD", kuwait, "USD"],
  ["the site's currency when the cookie's is not allowed here", "EUR", kuwait, "KWD"],
  ["the site's currency without a cookie", undefined, kuwait, "KWD"],
  ["the site's currency when the cookie is damaged", "usd;", kuwait, "KWD"],
  ["riyals where a site has none", null, { allowedCurrencies: [] }, "SAR"],
] as const)("a guest sees prices in %s", (_, cookie, site, currency) => {
  expect(resolveCurrency(cookie, site)).toBe(currency);
});

test("only the Kuwaiti and the Bahraini dinar have a thousand parts", () => {
  expect(currencies.filter((code) => exponents[code] === 3)).toEqual(["KWD", "BHD"]);
});

test("every currency has a positive rate and the riyal is the measure", () => {
  expect(currencies).toHaveLength(9);
  expect(currencies.every((code) => rates[code] > 0)).toBe(true);
  expect(rates.SAR).toBe(1);
});

test("a currency is known by its exact code", () => {
  expect(["SAR", "sar", "", null].map(isCurrency)).toEqual([true, false, false, false]);
});
