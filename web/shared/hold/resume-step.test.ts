import { expect, test } from "vitest";
import type { Hold } from "#contract/hold.ts";
import { resumeStep } from "./resume-step.ts";

const hold: Hold = {
  cartId: "c-1",
  propertyId: 7,
  checkIn: "2026-12-10",
  checkOut: "2026-12-12",
  status: "open",
  hasGuest: false,
  paymentId: null,
  expiredAt: "2026-11-15T09:15:00Z",
  serverTime: "2026-11-15T09:02:20Z",
};

test.each([
  [{}, ["guest", { cartId: "c-1" }]],
  [{ hasGuest: true }, ["payment", { cartId: "c-1" }]],
  [{ status: "paying", hasGuest: true, paymentId: "p-1" }, ["paymentReturn", { paymentId: "p-1", cartId: "c-1" }]],
] as const)("a guest whose hold is %j continues at %j", (state, step) => {
  expect(resumeStep({ ...hold, ...state })).toEqual(step);
});
