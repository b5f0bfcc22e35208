import fc from "fast-check";
import { expect, test } from "vitest";
import { payableMinor } from "#domain/cart/present.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { cancellationPolicies, type PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";
import { policyShare } from "./policy-share.ts";

const terms = {
  freeCancellationHours: 60,
  checkIn: "2026-11-20",
  checkInFrom: "16:00",
  timeZone: "Asia/Riyadh",
} as const;
const stepsOf = (policyTypeId: PolicyTypeId, prices: { total: number; firstNight: number }, paid: number) =>
  policiesOfTotal(cancellationPolicies({ ...terms, policyTypeId }, prices), paid).flatMap(({ policies }) =>
    policies.map(({ policy }) => policy),
  );

test("a code lowers what cancelling costs by the same share", () => {
  expect(stepsOf(1, { total: 300_000, firstNight: 100_000 }, 240_000)).toEqual([
    { sellingAmount: 240_000, chargedAmount: 120_000 },
    { sellingAmount: 240_000, chargedAmount: 240_000 },
  ]);
  expect(stepsOf(3, { total: 300_000, firstNight: 100_000 }, 240_000).map((step) => step.chargedAmount)).toEqual([
    0, 80_000,
  ]);
});

test("the cancellation charge of a booking paid in dinars is in dinars", () => {
  const paid = { due: 282.21, currency: "KWD", rate: 0.0818 } as const;

  expect(policyShare({ sellingAmount: 3450, chargedAmount: 920 }, paid)).toEqual({ charged: 75.25, back: 206.96 });
  expect(policyShare({ sellingAmount: 3450, chargedAmount: 0 }, paid)).toEqual({ charged: 0, back: 282.21 });
  expect(policyShare({ sellingAmount: 3450, chargedAmount: 3450 }, paid)).toEqual({ charged: 282.21, back: 0 });
});

test("in every currency what is charged and what comes back add up to what was paid, to the fils", () => {
  const paidStay = fc.record({
    policyTypeId: fc.constantFrom<PolicyTypeId>(1, 2, 3),
    currency: fc.constantFrom(...currencies),
    stay: fc.integer({ min: 1, max: 9_000_000 }),
    night: fc.nat(9_000_000),
    paid: fc.nat(9_000_000),
  });
  fc.assert(
    fc.property(paidStay, ({ policyTypeId, currency, stay, night, paid }) => {
      const presentment = { currency, rate: rates[currency] };
      const minor = payableMinor(paid, presentment);
      const total = Number(fromMinorUnits(minor, currency));
      let previous = 0;
      for (const step of stepsOf(policyTypeId, { total: stay, firstNight: Math.min(night, stay) }, paid)) {
        const riyals = { sellingAmount: step.sellingAmount / 100, chargedAmount: step.chargedAmount / 100 };
        const share = policyShare(riyals, { ...presentment, due: total });
        const [charged, back] = [toMinorUnits(share.charged, currency), toMinorUnits(share.back, currency)];

        expect(charged + back).toBe(minor);
        expect(charged).toBeGreaterThanOrEqual(previous);
        expect(back).toBeGreaterThanOrEqual(0);
        previous = charged;
      }
    }),
  );
});
