import type { HomeChanges } from "#api/platform/freshness/home-changes.ts";
import type { Shown, ShownHomes } from "#api/platform/freshness/shown-homes.ts";
import { millisecondsToMidnight } from "#domain/stay/today.ts";

/** Names, texts and exchange rates are not among the changes of homes, so a page may show them so long. */
const MAX_AGE_MS = 60_000;

/** What a page shows, the change up to which that is known to be true, and when it is true no longer anyway. */
export type UnchangedPage = { homes: readonly ShownHomes[]; mark: number; until: number };

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
  return { homes: shown.homes, mark, until: at + ageMs };
}

/** Whether nothing that the page shows has changed so far. The next check goes on from there. */
export function isUnchanged(page: UnchangedPage, changes: HomeChanges, now: number): boolean {
  if (now >= page.until) return false;
  const mark = changes.unchangedSince(page.homes, page.mark);
  if (mark !== null) page.mark = mark;
  return mark !== null;
}
