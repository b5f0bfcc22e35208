import type { Consent } from "#domain/analytics/consent.ts";
import { lastTouch, type Marketing, readMarketing, type Touch } from "#domain/analytics/marketing.ts";
import { readStored, writeStored } from "../storage/stored.ts";

const KEY = "MARKETING";

/** Stores the campaign that led the guest here: for 30 days with consent, else until the tab is closed. */
export function storeMarketing(search: string, consent: Consent | null, now: number): void {
  const marketing = readMarketing(new URLSearchParams(search));
  if (marketing) writeStored(sessionStorage, KEY, { ...marketing, at: now } satisfies Touch);
  const touch = touchOf(now);
  if (consent !== "all") removeStored();
  else if (touch) writeStored(localStorage, KEY, touch);
}

/** The campaign that led the guest here, for the cart and for events; `null` without a campaign. */
export function storedMarketing(now: number): Marketing | null {
  const touch = touchOf(now);
  if (!touch) return null;
  const { at: _, ...marketing } = touch;
  return marketing;
}

function touchOf(now: number): Touch | null {
  return lastTouch([readStored<Touch>(localStorage, KEY), readStored<Touch>(sessionStorage, KEY)], now);
}

function removeStored(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A storage that refuses has stored nothing.
  }
}
