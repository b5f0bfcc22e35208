import { expect, test } from "vitest";
import { isQuoteLive, quoteExpiry } from "./quote.ts";

const now = new Date("2026-11-15T20:59:30.000Z");

test("a quote holds for fifteen minutes, over midnight too", () => {
  const expiresAt = quoteExpiry(now);

  expect(expiresAt).toBe("2026-11-15T21:14:30.000Z");
  expect(isQuoteLive({ expiresAt }, now)).toBe(true);
  expect(isQuoteLive({ expiresAt }, new Date("2026-11-15T21:14:30.000Z"))).toBe(true);
  expect(isQuoteLive({ expiresAt }, new Date("2026-11-15T21:14:30.001Z"))).toBe(false);
});

test("a quote without a readable end does not hold", () => {
  expect(isQuoteLive({ expiresAt: "soon" }, now)).toBe(false);
});
