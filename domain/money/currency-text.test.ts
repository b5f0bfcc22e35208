import { expect, test } from "vitest";
import { currencyText } from "./currency-text.ts";

test.each([
  ["SAR", "en", "SAR\u00a01,200.50"],
  ["SAR", "ar", "1,200.50\u00a0ر.س"],
  ["AED", "ar", "1,200.50\u00a0د.إ"],
  ["KWD", "ar", "1,200.50\u00a0د.ك"],
  ["USD", "en", "USD\u00a01,200.50"],
  ["USD", "ar", "1,200.50\u00a0$"],
] as const)("%s in %s reads %s", (currency, language, text) => {
  expect(currencyText("1,200.50", currency, language)).toBe(text);
});

test("no amount has no currency", () => {
  expect(currencyText("", "SAR", "en")).toBe("");
});
