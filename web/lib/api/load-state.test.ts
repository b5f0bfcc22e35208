import { expect, test } from "vitest";
import { ended, initialLoad, type LoadState, loading, succeeded } from "./load-state.ts";
import { CancelledCall } from "./request-register.ts";

const shown: LoadState<string> = succeeded("10 homes");

test("a failed load has the state failed", () => {
  const error = new Error("the network is gone");
  expect(ended(loading(shown), error)).toEqual({ status: "failed", error });
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
