import { expect, test } from "vitest";
import { someHold } from "./hold-for-test.ts";
import { resumeStep } from "./resume-step.ts";

const hold = someHold();

test.each([
  [{}, ["guest", { cartId: "c-1" }]],
  [{ hasGuest: true }, ["payment", { cartId: "c-1" }]],
  [{ status: "paying", hasGuest: true, paymentId: "p-1" }, ["paymentReturn", { paymentId: "p-1", cartId: "c-1" }]],
] as const)("a guest whose hold is %j continues at %j", (state, step) => {
  expect(resumeStep({ ...hold, ...state })).toEqual(step);
});
