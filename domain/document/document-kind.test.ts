import { expect, test } from "vitest";
import { documentNumber } from "./document-kind.ts";
import { isSampleSeller, sampleSellers, sellerCodes, sellerIds } from "./sellers.ts";

test.each([
  ["invoice", 2026, 1, "MSA-26-0000001"],
  ["credit-note", 2026, 42, "MSAC-26-0000042"],
  ["receipt", 2101, 9_999_999, "MSAR-01-9999999"],
] as const)("a document of kind %s", (kind, year, position, number) => {
  expect(documentNumber("MSA", kind, year, position)).toBe(number);
});

test("no two sellers and kinds share a number", () => {
  const numbers = Object.values(sellerCodes).flatMap((code) =>
    (["invoice", "credit-note", "receipt"] as const).map((kind) => documentNumber(code, kind, 2026, 1)),
  );
  expect(new Set(numbers).size).toBe(24);
});

test("every invented seller is marked as a sample", () => {
  expect(sellerIds.every((id) => isSampleSeller(sampleSellers[id]))).toBe(true);
});
