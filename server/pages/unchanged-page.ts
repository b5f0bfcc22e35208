import type { AppliedChanges } from "#api/freshness/applied-changes.ts";
import type { Shown, ShownProperties } from "#api/freshness/shown-properties.ts";
import { millisecondsToMidnight } from "#domain/stay/today.ts";

/** Names, texts and exchange rates are not among the changes of properties, so a page may show them so long. */
const MAX_AGE_MS = 60_000;

/** What a page shows, the change up to which that is known to be true, and when it is true no longer anyway. */
export type UnchangedPage = { properties: readonly ShownProperties[]; mark: number; until: number };

type Rendered = {
  shown: Shown;
  /** When the render began, by the clock of the cache and by that of the page, and after which change. */
  at: number;
  now: Date;
  mark: number;
  timeScale: number;
};

/** Pages show today's date, so none is kept beyond midnight. */
export function unchangedPage({ shown, at, now, mark, timeScale }: Rendered): UnchangedPage {
  const endMs = shown.until === null ? Number.POSITIVE_INFINITY : shown.until - now.getTime();
  const ageMs = Math.min(MAX_AGE_MS * timeScale, endMs, millisecondsToMidnight(now));
  return { properties: shown.properties, mark, until: at + ageMs };
}

/** Whether nothing that the page shows has changed so far. The next check goes on from there. */
export function isUnchanged(page: UnchangedPage, changes: AppliedChanges, now: number): boolean {
  if (now >= page.until) return false;
  const mark = changes.unchangedSince(page.properties, page.mark);
  if (mark !== null) page.mark = mark;
  return mark !== null;
}
