import type { Consent } from "#domain/analytics/consent.ts";
import { lastTouch, type Marketing, readMarketing, type Touch } from "#domain/analytics/marketing.ts";
import { readStored, writeStored } from "./stored.ts";

const KEY = "MARKETING";

/** Keeps where the guest came from: for 30 days with their consent, else until the tab is closed. */
export function keepMarketing(search: string, consent: Consent | null, now: number): void {
  const said = readMarketing(new URLSearchParams(search));
  if (said) writeStored(sessionStorage, KEY, { ...said, at: now } satisfies Touch);
  const touch = touchOf(now);
  if (consent !== "all") forget();
  else if (touch) writeStored(localStorage, KEY, touch);
}

/** Where the guest came from, for the cart and for events; `null` when they came by themselves. */
export function keptMarketing(now: number): Marketing | null {
  const touch = touchOf(now);
  if (!touch) return null;
  const { at: _, ...marketing } = touch;
  return marketing;
}

function touchOf(now: number): Touch | null {
  return lastTouch([readStored<Touch>(localStorage, KEY), readStored<Touch>(sessionStorage, KEY)], now);
}

function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A storage that refuses has kept nothing.
  }
}
