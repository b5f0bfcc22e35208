import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import type { LoadState } from "./load-state.ts";
import { useQuery } from "./use-query.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const root = createRoot(document.createElement("div"));
const show = (node: ReactNode) => act(async () => root.render(node));
let state: LoadState<string>;
let requests: { key: string | null; resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];

function Probe({ name }: { name: string | null }) {
  state = useQuery(name, () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    requests.push({ key: name, resolve, reject });
    return promise;
  });
  return state.status;
}

afterEach(async () => {
  await show(null);
  requests = [];
});

test("without a key nothing is loaded", async () => {
  await show(<Probe name={null} />);
  expect([state.status, requests]).toEqual(["initial", []]);
});

test("a key is loading, then it has its value", async () => {
  await show(<Probe name="100" />);
  expect(state.status).toBe("loading");
  await act(async () => requests[0]?.resolve("4 points"));
  expect(state).toEqual({ status: "success", value: "4 points" });
});

test("a failed load has the state failed", async () => {
  await show(<Probe name="100" />);
  const error = new Error("the network is gone");
  await act(async () => requests[0]?.reject(error));
  expect(state).toEqual({ status: "failed", error });
});

test("another key loads again, and the late answer of the first key is ignored", async () => {
  await show(<Probe name="100" />);
  await show(<Probe name="200" />);
  expect(state.status).toBe("loading");
  await act(async () => requests[0]?.resolve("4 points"));
  expect(state.status).toBe("loading");
  await act(async () => requests[1]?.resolve("8 points"));
  expect(state).toEqual({ status: "success", value: "8 points" });
});
