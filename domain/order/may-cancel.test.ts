import { expect, test } from "vitest";
import type { Day } from "#domain/stay/day.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import { cancelProblem, mayCancel } from "./may-cancel.ts";
import { type OrderStatus, orderStatuses } from "./order-status.ts";

const order = (statusCode: OrderStatus, timeZone: TimeZone = "Asia/Riyadh") => ({
  statusCode,
  checkIn: "2026-11-20" as Day,
  checkInFrom: "16:00",
  timeZone,
});
const before = new Date("2026-11-19T00:00:00Z");

test("only a confirmed booking can be cancelled", () => {
  expect(orderStatuses.filter((status) => mayCancel(order(status), before))).toEqual([58]);
});

test.each([
  [71, "payment-running"],
  [60, "cancel-not-possible"],
  [102, "cancel-running"],
  [94, "cancel-running"],
  [95, "cancel-running"],
  [96, "cancel-running"],
] as const)("an order %i is refused with %s", (status, problem) => {
  expect(cancelProblem(order(status), before)).toBe(problem);
});

test.each([
  ["Asia/Riyadh", "2026-11-20T12:59:59.999Z", null],
  ["Asia/Riyadh", "2026-11-20T13:00:00.000Z", "cancel-not-possible"],
  ["Asia/Dubai", "2026-11-20T11:59:59.999Z", null],
  ["Asia/Dubai", "2026-11-20T12:00:00.000Z", "cancel-not-possible"],
] as const)("a home in %s can be cancelled until its own four o'clock: at %s %j", (zone, now, problem) => {
  expect(cancelProblem(order(58, zone), new Date(now))).toBe(problem);
});
