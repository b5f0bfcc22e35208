import fc from "fast-check";
import { expect, test } from "vitest";
import { type CurrencyCode, currencies } from "#domain/money/currency.ts";
import { shownStep } from "#domain/money/minor-units.ts";
import { instalmentSchedule } from "./instalments.ts";

/** A lender with equal instalments, whose first one carries what cannot be divided. */
function firstInstalment(total: number, instalments: number, currency: CurrencyCode): number {
  const step = shownStep(currency);
  return total - (instalments - 1) * Math.floor(total / instalments / step) * step;
}

test.each([
  ["SAR", 100_000, 4, [25_000, 25_000, 25_000, 25_000]],
  ["SAR", 100_003, 3, [33_335, 33_334, 33_334]],
  ["KWD", 70_670, 4, [17_690, 17_660, 17_660, 17_660]],
] as const)("%s %i in %i instalments are %j", (currency, total, instalments, schedule) => {
  const firstMinor = firstInstalment(total, instalments, currency);
  expect(instalmentSchedule(total, { instalments, firstMinor }, currency)).toEqual(schedule);
});

test("a lender whose first instalment leaves a rest has it in the last one", () => {
  expect(instalmentSchedule(100_000, { instalments: 4, firstMinor: 30_000 }, "SAR")).toEqual([
    30_000, 23_333, 23_333, 23_334,
  ]);
});

test("instalments add up to the total, and screens can show each of them exactly", () => {
  const totals = fc.record({
    units: fc.integer({ min: 10, max: 10_000_000 }),
    currency: fc.constantFrom(...currencies),
  });
  fc.assert(
    fc.property(totals, fc.integer({ min: 2, max: 12 }), ({ units, currency }, instalments) => {
      const step = shownStep(currency);
      const total = units * step;
      const schedule = instalmentSchedule(
        total,
        { instalments, firstMinor: firstInstalment(total, instalments, currency) },
        currency,
      );
      expect(schedule.reduce((sum, each) => sum + each, 0)).toBe(total);
      expect(schedule.every((each) => each % step === 0)).toBe(true);
    }),
  );
});
