import fc from "fast-check";
import { expect, test } from "vitest";
import { bookedSteps, bookedTerms, isOpen, stepEnd } from "./booked-terms.ts";
import { cancellationPolicies, type PolicyTypeId } from "./cancellation-policy.ts";

const begins = new Date("2026-11-20T13:00:00Z");
const prices = { total: 3_000, firstNight: 1_000 };
const policyOf = (policyTypeId: PolicyTypeId, hours = 60) => {
  const terms = { policyTypeId, freeCancellationHours: hours, checkIn: "2026-11-20", checkInFrom: "16:00" } as const;
  const [policy] = cancellationPolicies({ ...terms, timeZone: "Asia/Riyadh" }, prices);
  if (!policy) throw new Error("no policy");
  return policy;
};

test.each([
  [3, "2026-11-18T01:00:00.999Z", { kind: "full", until: new Date("2026-11-18T01:00:00Z") }],
  [3, "2026-11-18T01:00:01.000Z", { kind: "firstNight" }],
  [1, "2026-11-18T01:00:00.000Z", { kind: "half", until: new Date("2026-11-18T01:00:00Z") }],
  [1, "2026-11-18T01:00:01.000Z", { kind: "none" }],
  [2, "2026-11-01T00:00:00.000Z", { kind: "none" }],
  [3, "2026-11-20T12:59:59.000Z", { kind: "firstNight" }],
  [3, "2026-11-20T13:00:00.000Z", { kind: "begun" }],
] as const)("a guest with policy %i who books at %s can rely on %j", (type, at, terms) => {
  expect(bookedTerms(policyOf(type), { begins, bookedAt: new Date(at) })).toEqual(terms);
});

test("a first night that is the whole stay leaves nothing to get back after the deadline", () => {
  const [policy] = cancellationPolicies(
    {
      ...{ policyTypeId: 3, freeCancellationHours: 60, checkIn: "2026-11-20" },
      checkInFrom: "16:00",
      timeZone: "Asia/Riyadh",
    },
    { total: 1_000, firstNight: 1_000 },
  );
  expect(policy && bookedTerms(policy, { begins, bookedAt: new Date("2026-11-19T00:00:00Z") })).toEqual({
    kind: "none",
  });
});

test("no shown deadline had passed when the guest booked, and the steps follow each other until check-in", () => {
  const hours = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(fc.constantFrom<PolicyTypeId>(1, 2, 3), fc.nat(720), hours, (type, free, before) => {
      const bookedAt = new Date(begins.getTime() - before * 3_600_000);
      const steps = bookedSteps(policyOf(type, free).policies, { begins, bookedAt });
      expect(steps.length === 0).toBe(before === 0);
      for (const { until } of steps) expect(until === null || until >= bookedAt).toBe(true);
      expect([steps[0]?.from ?? null, steps.at(-1)?.until ?? null]).toEqual([null, null]);
      for (const [at, { from }] of steps.slice(1).entries()) expect(from).toEqual(steps[at]?.until);
      for (const { step } of steps) expect(isOpen(stepEnd(step, begins), bookedAt)).toBe(true);
    }),
  );
});
