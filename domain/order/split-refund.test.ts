import fc from "fast-check";
import { expect, test } from "vitest";
import { payableMinor } from "#domain/cart/present.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { policyShare } from "./policy-share.ts";
import { type MoneySource, splitRefund } from "./split-refund.ts";

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const sar = { currency: "SAR", rate: 1 } as const;
const money = (payments: [string, number][], halalas = sumOf(payments.map(([, amount]) => amount))): MoneySource => ({
  kind: "money",
  halalas,
  presentment: sar,
  payments: payments.map(([paymentId, availableMinor]) => ({ paymentId, availableMinor })),
});

test("the newest payment is refunded first", () => {
  const source = money([
    ["change", 24_000],
    ["stay", 100_000],
  ]);
  expect(splitRefund([source], 100_000)).toEqual([{ kind: "money", paymentId: "change", amountMinor: 24_000 }]);
  expect(splitRefund([source], 62_000)).toEqual([
    { kind: "money", paymentId: "change", amountMinor: 24_000 },
    { kind: "money", paymentId: "stay", amountMinor: 38_000 },
  ]);
});

test("a booking that is kept whole returns nothing, and one without a price neither", () => {
  expect(splitRefund([money([["stay", 100_000]])], 100_000)).toEqual([]);
  expect(splitRefund([money([["stay", 0]])], 0)).toEqual([]);
});

test("what operators returned before is not returned again", () => {
  expect(splitRefund([money([["stay", 60_000]], 100_000)], 50_000)).toEqual([
    { kind: "money", paymentId: "stay", amountMinor: 10_000 },
  ]);
  expect(splitRefund([money([["stay", 40_000]], 100_000)], 50_000)).toEqual([]);
});

const anOrder = fc.record({
  currency: fc.constantFrom(...currencies),
  due: fc.integer({ min: 0, max: 9_000_000 }),
  keptPart: fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  newestPart: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("for random orders in every currency, what goes back and what is kept add up to what was paid", () => {
  fc.assert(
    fc.property(anOrder, ({ currency, due, keptPart, newestPart }) => {
      const presentment = { currency, rate: rates[currency] };
      const paid = payableMinor(due, presentment);
      const newest = Math.floor(paid * newestPart);
      const payments = [
        { paymentId: "newest", availableMinor: newest },
        { paymentId: "first", availableMinor: paid - newest },
      ];
      const kept = Math.round(due * keptPart);
      const parts = splitRefund([{ kind: "money", halalas: due, presentment, payments }], kept);
      const back = sumOf(parts.map(({ amountMinor }) => amountMinor));
      const keptMinor = kept === due && kept > 0 ? paid : payableMinor(kept, presentment);

      expect(back + keptMinor).toBe(paid);
      if (kept === 0) expect(back).toBe(paid);
      for (const { paymentId, amountMinor } of parts) {
        const source = payments.find((payment) => payment.paymentId === paymentId);
        expect(amountMinor).toBeGreaterThan(0);
        expect(amountMinor).toBeLessThanOrEqual(source?.availableMinor ?? 0);
      }
      if (parts.some(({ paymentId }) => paymentId === "first"))
        expect(sumOf(parts.filter(({ paymentId }) => paymentId === "newest").map((part) => part.amountMinor))).toBe(
          newest,
        );
    }),
    { numRuns: 10_000 },
  );
});

test("the refund is the amount that the order page shows for the same step", () => {
  fc.assert(
    fc.property(anOrder, ({ currency, due, keptPart }) => {
      const presentment = { currency, rate: rates[currency] };
      const availableMinor = payableMinor(due, presentment);
      const kept = Math.round(due * keptPart);
      const parts = splitRefund(
        [{ kind: "money", halalas: due, presentment, payments: [{ paymentId: "one", availableMinor }] }],
        kept,
      );
      const shown = policyShare(
        { sellingAmount: due / 100, chargedAmount: kept / 100 },
        { ...presentment, due: Number(fromMinorUnits(availableMinor, currency)) },
      );
      expect(sumOf(parts.map(({ amountMinor }) => amountMinor))).toBe(toMinorUnits(shown.back, currency));
    }),
  );
});
