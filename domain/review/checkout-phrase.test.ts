import { expect, test } from "vitest";
import { checkoutPhrase } from "./checkout-phrase.ts";

test("a review tells the month of the stay in both languages", () => {
  expect(checkoutPhrase("2026-03-01")).toEqual({ en: "Stayed in March 2026", ar: "إقامة في مارس 2026" });
  expect(checkoutPhrase("2025-12-31").en).toBe("Stayed in December 2025");
});
