import fc from "fast-check";
import { expect, test } from "vitest";
import { payoutMinor } from "./payout.ts";

test("money that was not spent goes back whole, in the currency that was paid", () => {
  const refund = { halalas: 100_000, amountMinor: 97_950, currency: "AED" as const };
  expect(payoutMinor({ ...refund, left: 100_000 })).toBe(97_950);
  expect(payoutMinor({ ...refund, left: 50_000 })).toBe(48_975);
});

test("a part is never rounded away, and never more than what was paid", () => {
  const positive = fc.integer({ min: 1, max: 5_000_000 });
  const given = fc.record({
    halalas: positive,
    amountMinor: positive,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(given, fc.constantFrom("SAR" as const, "AED" as const), ({ halalas, amountMinor, share }, currency) => {
      const left = Math.max(1, Math.round(halalas * share));
      const back = payoutMinor({ halalas, amountMinor, currency, left });
      expect(back).toBeLessThanOrEqual(amountMinor);
      expect(back * halalas).toBeGreaterThanOrEqual(Math.min(amountMinor * left, amountMinor * halalas));
    }),
  );
});

test("dinars go back in amounts that are shown", () => {
  const refund = { halalas: 100_000, amountMinor: 81_230, currency: "KWD" as const };
  expect(payoutMinor({ ...refund, left: 33_333 })).toBe(27_080);
});
