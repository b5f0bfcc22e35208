import { expect, test } from "vitest";
import { compactPrice } from "./compact-price.ts";

test.each([
  [850, 1, "SAR", "850"],
  [1250.99, 1, "SAR", "1,250"],
  [9999.99, 1, "SAR", "9,999"],
  [10_000, 1, "SAR", "10.0K"],
  [16_990, 1, "EGP", "16.9K"],
  [850, 0.0818, "KWD", "69.53"],
] as const)("%s riyals at %s in %s read %s", (riyals, rate, currency, text) => {
  expect(compactPrice(riyals, rate, currency)).toBe(text);
});
