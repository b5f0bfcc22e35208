import { expect, test } from "vitest";
import { ended, initialLoad, type LoadState, loading, succeeded } from "./load-state.ts";
import { CancelledCall } from "./request-register.ts";

const shown: LoadState<string> = succeeded("10 homes");

test("a load that fails says so", () => {
  const error = new Error("the network is gone");
  expect(ended(loading(shown), error)).toEqual({ status: "failed", error });
});

test("a cancelled load leaves what the guest saw", () => {
  expect(ended(loading(shown), new CancelledCall())).toEqual(shown);
});

test("a cancelled first load is as if it had never begun", () => {
  expect(ended(loading(initialLoad), new CancelledCall())).toEqual(initialLoad);
});

test("loading twice still remembers what was there before", () => {
  expect(ended(loading(loading(shown)), new CancelledCall())).toEqual(shown);
});
