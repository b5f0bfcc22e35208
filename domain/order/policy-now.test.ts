import { expect, test } from "vitest";
import { cancellationPolicies, type PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { policyNow } from "./policy-now.ts";

const checkIn = new Date("2026-11-20T13:00:00Z");
const policyOf = (policyTypeId: PolicyTypeId) => {
  const terms = { freeCancellationHours: 60, checkIn: "2026-11-20", checkInFrom: "16:00", timeZone: "Asia/Riyadh" };
  const [policy] = cancellationPolicies({ ...terms, policyTypeId } as never, { total: 3_000, firstNight: 1_000 });
  if (!policy) throw new Error("no policy");
  return policy;
};

test.each([
  [3, "2026-11-18T01:00:00.999Z", 0, "2026-11-18T01:00:00.000Z"],
  [3, "2026-11-18T01:00:01.000Z", 1_000, null],
  [1, "2026-11-01T00:00:00.000Z", 1_500, "2026-11-18T01:00:00.000Z"],
  [1, "2026-11-20T12:59:59.000Z", 3_000, null],
  [2, "2026-11-01T00:00:00.000Z", 3_000, null],
] as const)("policy %i at %s charges %i and next changes at %j", (type, now, charged, deadline) => {
  const current = policyNow(policyOf(type), checkIn, new Date(now));
  expect(current.step.policy.chargedAmount).toBe(charged);
  expect(current.deadline?.toISOString() ?? null).toBe(deadline);
});
