import { expect, test } from "vitest";
import { ended, initialLoad, type LoadState, lastValue, loading, succeeded } from "./load-state.ts";
import { CancelledCall } from "./request-register.ts";

const shown: LoadState<string> = succeeded("10 homes");

test("a failed load has the state failed", () => {
  const error = new Error("the network is gone");
  expect(ended(loading(initialLoad), error)).toEqual({ status: "failed", error });
});

test("a failed reload keeps the last value", () => {
  const error = new Error("the network is gone");
  const state = ended(loading(shown), error);
  expect(state).toEqual({ status: "failed", error, value: "10 homes" });
  expect([lastValue(state), lastValue(loading(state))]).toEqual(["10 homes", "10 homes"]);
});

test("a cancelled load keeps the value that was shown", () => {
  expect(ended(loading(shown), new CancelledCall())).toEqual(shown);
});

test("a cancelled first load is in its initial state again", () => {
  expect(ended(loading(initialLoad), new CancelledCall())).toEqual(initialLoad);
});

test("loading twice keeps the state from before the first load", () => {
  expect(ended(loading(loading(shown)), new CancelledCall())).toEqual(shown);
});
