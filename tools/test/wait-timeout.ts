import { vi } from "vitest";

/** How long a test waits for a state: Vitest's own second is too short on a busy machine. */
const TIMEOUT_MS = 20_000;

const mark = Symbol.for("mabeet.wait-timeout");
const marked = vi as typeof vi & { [mark]?: boolean };

// A worker runs this file before each of its test files.
if (!marked[mark]) {
  const { waitFor } = vi;
  marked[mark] = true;
  vi.waitFor = (callback, options = {}) =>
    waitFor(callback, typeof options === "number" ? options : { timeout: TIMEOUT_MS, ...options });
}
