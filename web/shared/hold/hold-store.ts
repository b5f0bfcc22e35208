import type { Hold } from "#contract/cart/hold.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";

/** A hold, and when this browser learnt of it by its own clock. */
type KnownHold = { hold: Hold | null; since: number };

/** A change since the page was rendered; `undefined` before the first one. */
let changed: KnownHold | undefined;
const listeners = new Set<() => void>();

export function setHold(hold: Hold | null): void {
  changed = { hold, since: Date.now() };
  for (const notify of listeners) notify();
}

/** Loads the stay that this guest holds now. When that fails, the page keeps the last value. */
export async function refreshHold(): Promise<void> {
  try {
    setHold((await callFromBrowser("getHold", {})).hold);
  } catch {
    // The next refresh loads it again.
  }
}

export function subscribeToHold(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

export function knownHold(): KnownHold | undefined {
  return changed;
}
