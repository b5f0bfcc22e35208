import { expect, test } from "vitest";
import type { PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { CHANGE_LIMIT, changeWindow, isChangeAllowed, nightsOfChange } from "./may-change.ts";

const before = { checkIn: "2026-12-10", checkOut: "2026-12-13", adults: 2, children: 0 };
const terms = (policyTypeId: PolicyTypeId) => ({
  policyTypeId,
  freeCancellationHours: 60,
  checkIn: before.checkIn,
  checkInFrom: "16:00",
  timeZone: "Asia/Riyadh" as const,
});
const order = (policyTypeId: PolicyTypeId = 3) => ({
  statusCode: 58,
  changes: 0,
  terms: terms(policyTypeId),
  checkOut: before.checkOut,
  checkOutTo: "12:00",
});

test.each([
  [3, "2026-12-08T01:00:00.999Z", "free"],
  [3, "2026-12-08T01:00:01Z", "late"],
  [1, "2026-12-08T01:00:00Z", "free"],
  [1, "2026-12-08T01:00:01Z", "late"],
  [2, "2026-11-01T00:00:00Z", "late"],
  [3, "2026-12-10T12:59:59Z", "late"],
  [3, "2026-12-10T13:00:00Z", "staying"],
  [2, "2026-12-13T08:59:59Z", "staying"],
  [3, "2026-12-13T09:00:00Z", "closed"],
] as const)("an order of type %i at %s can be changed: %s", (type, now, window) => {
  expect(changeWindow(order(type), new Date(now))).toBe(window);
});

test("an order that is not confirmed, or was changed five times, cannot be changed", () => {
  const now = new Date("2026-11-01T00:00:00Z");

  expect(changeWindow({ ...order(), statusCode: 102 }, now)).toBe("closed");
  expect(changeWindow({ ...order(), changes: CHANGE_LIMIT - 1 }, now)).toBe("free");
  expect(changeWindow({ ...order(), changes: CHANGE_LIMIT }, now)).toBe("closed");
});

test.each([
  ["free", { checkIn: "2026-12-20", checkOut: "2026-12-22" }, true],
  ["free", { adults: 4 }, true],
  ["free", {}, false],
  ["late", { checkIn: "2026-12-11" }, false],
  ["late", { checkIn: "2026-12-09" }, true],
  ["late", { checkOut: "2026-12-11" }, true],
  ["late", { checkOut: "2026-12-15" }, true],
  ["late", { checkIn: "2026-12-08", checkOut: "2026-12-10" }, false],
  ["late", { children: 2 }, true],
  ["staying", { checkOut: "2026-12-14" }, true],
  ["staying", { checkOut: "2026-12-12" }, false],
  ["staying", { checkOut: "2026-12-14", adults: 3 }, false],
  ["staying", { checkIn: "2026-12-09" }, false],
  ["closed", { checkOut: "2026-12-14" }, false],
] as const)("%s: a change to %j is allowed: %s", (window, change, isAllowed) => {
  expect(isChangeAllowed(window, before, { ...before, ...change })).toBe(isAllowed);
});

test("a moved stay keeps the nights that both have", () => {
  expect(nightsOfChange(before, { checkIn: "2026-12-11", checkOut: "2026-12-15" })).toEqual({
    unchanged: ["2026-12-11", "2026-12-12"],
    added: ["2026-12-13", "2026-12-14"],
    givenUp: ["2026-12-10"],
  });
});
