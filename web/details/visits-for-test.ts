import { afterEach, beforeEach, vi } from "vitest";
import { showHome } from "./home-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Surroundings = {
  toFake: ("Date" | "setTimeout" | "clearTimeout")[];
  fetch: (...asked: never[]) => Promise<unknown>;
};

/** A guest on the page of a home, each test on the same morning and with the given network; whoever came leaves at its end. */
export function visitsForTest({ toFake, fetch }: Surroundings) {
  let leaveLast = async () => {};
  const leave = () => leaveLast();
  beforeEach(() => {
    vi.useFakeTimers({ toFake, now: new Date("2026-11-15T09:00:00Z") });
    vi.stubGlobal("fetch", fetch);
  });
  afterEach(async () => {
    await leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  async function visit(...given: Parameters<typeof showHome>) {
    const shown = await showHome(...given);
    leaveLast = shown.leave;
    return shown;
  }
  return { visit, leave };
}
