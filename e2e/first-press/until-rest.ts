import type { Held } from "./hold-scripts.ts";
import type { outcomeOf } from "./outcome.ts";

/**
 * Runs in the page: lets the scripts come, and resolves to what it shows once it is hydrated and at rest: no call is under
 * way, and this many attempts in a row find the same.
 */
export async function untilRest(
  read: typeof outcomeOf,
  sameOutcomes: number,
): Promise<ReturnType<typeof read> | string> {
  const INTERVAL_MS = 60;
  const MAX_ATTEMPTS = 500;
  const BUSY = "[data-island=pending], [data-pressed], #waiting-sheet[open]";
  const held = globalThis as Held;
  const isHydrated = () => document.documentElement.dataset.hydrated === "yes";
  const isReady = () => isHydrated() && !document.querySelector(BUSY) && held.runningCalls === 0;
  /** Modules that arrive. */
  const loaded = () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length;
  const pause = () => new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  held.releaseScripts?.();
  let last = "";
  for (let attempts = 0, same = 0; attempts < MAX_ATTEMPTS; attempts++) {
    dispatchEvent(new Event("pointermove"));
    await pause();
    const now = isReady() ? JSON.stringify([read(), loaded()]) : "";
    same = now !== "" && now === last ? same + 1 : 0;
    last = now;
    if (same >= sameOutcomes) return read();
  }
  const busy = [...document.querySelectorAll(BUSY)].map((each) => each.outerHTML.slice(0, 90));
  return `never at rest at ${location.href}: hydrated ${isHydrated()}, ${held.runningCalls} calls | ${busy.join(" | ")}`;
}
