import { vi } from "vitest";

/** Generous, because a busy machine may take seconds to load a module. */
const TIMEOUT_MS = 30_000;

/** Waits until an expectation holds, however slow the machine is. */
export function eventually<Result>(expectation: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectation, TIMEOUT_MS);
}
