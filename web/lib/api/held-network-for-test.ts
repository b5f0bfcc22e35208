import { act } from "react";
import { vi } from "vitest";
import { problemType } from "#domain/problem/problem-type.ts";
import { type ProblemCode, problems } from "#domain/problem/problems.ts";

type Answer = { status?: number; body?: unknown };
type HeldRequest = {
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  answer: (answer: Answer) => Promise<void>;
  /** The connection is lost before an answer. */
  lose: () => Promise<void>;
};

/** Replaces `fetch`: every call waits until the test answers it. `vi.unstubAllGlobals` restores it. */
export function holdNetwork() {
  const requests: HeldRequest[] = [];
  type Init = { method: string; body?: string; headers: Record<string, string>; signal?: AbortSignal };
  vi.stubGlobal("fetch", (path: string, { method, body, headers, signal }: Init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    requests.push({
      method,
      path: String(path),
      body: body ? JSON.parse(body) : undefined,
      headers,
      signal,
      answer: ({ status = 200, body: answered }) =>
        act(async () => resolve(new Response(answered === undefined ? null : JSON.stringify(answered), { status }))),
      lose: () => act(async () => reject(new TypeError("Failed to fetch"))),
    });
    return promise;
  });
  return {
    requests,
    /** The calls whose path has this ending, in their order. */
    calls: (end: string) => requests.filter(({ path }) => path.split("?")[0]?.endsWith(end)),
    last(end: string): HeldRequest {
      const found = this.calls(end).at(-1);
      if (!found)
        throw new Error(`No call to ${end}; there were calls to ${requests.map(({ path }) => path).join(", ")}`);
      return found;
    },
  };
}

export function problemBody(name: ProblemCode, details: object = {}, fields: Record<string, string> = {}) {
  const { code } = problems[name];
  return { type: problemType(name), error: { code, message: "", fields, requestId: "x", details } };
}

/** Ordinary and non-breaking spaces match alike. */
export function buttonSaying(words: string | RegExp): HTMLButtonElement {
  const buttons = [...document.querySelectorAll("button")];
  const found = buttons.find(({ textContent }) => textContent?.replaceAll(/\s/g, " ").match(words));
  if (!found) throw new Error(`No button has the text ${words}`);
  return found;
}

export function press(words: string | RegExp): Promise<void> {
  return act(async () => buttonSaying(words).click());
}
