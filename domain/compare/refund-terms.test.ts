import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CancellationTerms,
  cancellationCharge,
  cancellationPolicies,
  deadlineOf,
} from "#domain/policy/cancellation-policy.ts";
import { instantAt } from "#domain/stay/time-zone.ts";
import { refundTerms } from "./refund-terms.ts";

const terms = (policyTypeId: 1 | 2 | 3, freeCancellationHours = 48): CancellationTerms => ({
  ...{ policyTypeId, freeCancellationHours, checkIn: "2026-11-14", checkInFrom: "16:00" },
  timeZone: "Asia/Riyadh",
});
const prices = { total: 120_000, firstNight: 50_000 };

function refundAt(given: CancellationTerms, now: string | Date) {
  const [policy] = cancellationPolicies(given, prices);
  if (!policy) throw new Error("Terms without a policy.");
  return refundTerms(policy, instantAt(given.checkIn, given.checkInFrom, given.timeZone), new Date(now));
}

test.each([
  [3, "2026-11-01T00:00:00Z", { back: 120_000, until: "2026-11-12T13:00:00.000Z", backLater: 70_000 }],
  [3, "2026-11-12T13:00:01Z", { back: 70_000, until: null, backLater: null }],
  [1, "2026-11-01T00:00:00Z", { back: 60_000, until: "2026-11-12T13:00:00.000Z", backLater: 0 }],
  [1, "2026-11-13T00:00:00Z", { back: 0, until: null, backLater: null }],
  [2, "2026-11-01T00:00:00Z", { back: 0, until: null, backLater: null }],
  [3, "2026-11-14T13:00:00Z", { back: 0, until: null, backLater: null }],
] as const)("a policy of type %i at %s refunds %j", (policyTypeId, now, refund) => {
  expect(refundAt(terms(policyTypeId), now)).toEqual(refund);
});

test("what a comparison promises is what a cancellation refunds, before the deadline and after it", () => {
  const anyTerms = fc.tuple(fc.constantFrom(1 as const, 2 as const, 3 as const), fc.integer({ min: 1, max: 400 }));
  const anyHours = fc.integer({ min: -900, max: -1 });
  fc.assert(
    fc.property(anyTerms, anyHours, ([policyTypeId, hours], from) => {
      const given = terms(policyTypeId, hours);
      const now = new Date(instantAt(given.checkIn, given.checkInFrom, given.timeZone).getTime() + from * 3_600_000);
      const { back, until, backLater } = refundAt(given, now);
      expect(back).toBe(prices.total - cancellationCharge(given, prices, now));
      if (until === null) return;
      expect(until).toBe(deadlineOf(given).toISOString());
      const later = new Date(Date.parse(until) + 1000);
      expect(backLater).toBe(prices.total - cancellationCharge(given, prices, later));
    }),
  );
});
