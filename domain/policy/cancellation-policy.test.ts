import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CancellationTerms,
  cancellationCharge,
  cancellationPolicies,
  deadlineOf,
  isFreeToCancel,
  type PolicyTypeId,
} from "./cancellation-policy.ts";

const terms: CancellationTerms = {
  policyTypeId: 3,
  freeCancellationHours: 60,
  checkIn: "2026-11-20",
  checkInFrom: "16:00",
  timeZone: "Asia/Riyadh",
};
const prices = { total: 300_000, firstNight: 100_000 };
const deadline = new Date("2026-11-18T01:00:00Z");
const later = (ms: number) => new Date(deadline.getTime() + ms);

test("a fully refundable stay is free until 60 hours before arrival, then costs its first night", () => {
  expect(cancellationPolicies(terms, prices)).toEqual([
    {
      policyTypeId: 3,
      policies: [
        { fromHours: 60, toHours: null, chargedPercentage: 0, policy: { sellingAmount: 300_000, chargedAmount: 0 } },
        {
          fromHours: 0,
          toHours: 60,
          chargedPercentage: 33,
          policy: { sellingAmount: 300_000, chargedAmount: 100_000 },
        },
      ],
      lastFreeCancellation: "2026-11-18T01:00:00.000Z",
    },
  ]);
});

test("a partly refundable stay costs half, then all of it, and is never free", () => {
  const [policy] = cancellationPolicies({ ...terms, policyTypeId: 1 }, prices);

  expect(policy?.policies.map(({ policy: { chargedAmount } }) => chargedAmount)).toEqual([150_000, 300_000]);
  expect(policy?.lastFreeCancellation).toBe(null);
});

test("a stay that is not refundable costs all of it in one step", () => {
  const [policy] = cancellationPolicies({ ...terms, policyTypeId: 2 }, prices);

  expect(policy?.policies).toEqual([
    { fromHours: 0, toHours: null, chargedPercentage: 100, policy: { sellingAmount: 300_000, chargedAmount: 300_000 } },
  ]);
});

test.each([
  ["a second before the deadline", -1000, 0],
  ["in the very second of the deadline", 0, 0],
  ["at its last millisecond", 999, 0],
  ["a second after it", 1000, 100_000],
])("a guest who cancels %s pays what that second costs", (_title, ms, charged) => {
  expect(cancellationCharge(terms, prices, later(ms))).toBe(charged);
  expect(isFreeToCancel(terms, later(ms))).toBe(charged === 0);
});

test("a home in Dubai counts from its own four o'clock", () => {
  expect(deadlineOf({ ...terms, timeZone: "Asia/Dubai" }).toISOString()).toBe("2026-11-18T00:00:00.000Z");
});

test("nobody is charged more than the stay or more for cancelling earlier", () => {
  const amounts = fc.tuple(fc.nat(9_000_000), fc.nat(9_000_000)).map(([one, other]) => ({
    total: Math.max(one, other),
    firstNight: Math.min(one, other),
  }));
  fc.assert(
    fc.property(amounts, fc.constantFrom<PolicyTypeId>(1, 2, 3), fc.nat(720), (given, policyTypeId, hours) => {
      const changed = { ...terms, policyTypeId, freeCancellationHours: hours };
      const edge = deadlineOf(changed).getTime();
      const [early, late] = [edge, edge + 1000].map((at) => cancellationCharge(changed, given, new Date(at)));

      expect(early).toBeLessThanOrEqual(late as number);
      expect(late).toBeLessThanOrEqual(given.total);
      expect([early, late].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
