import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type AlertWatchRow, alertWatches } from "#api/schema/alert.ts";
import { type AlertNews, type HomeState, knownAfter, newsOf } from "#domain/alert/alert-news.ts";
import { siteById } from "#domain/site/sites.ts";
import { knownColumns } from "./align-watches.ts";
import { homeStates } from "./home-states.ts";
import { hasBooked, lockWatchedList, type WatchedList } from "./watched-list.ts";

const BATCH_SIZE = 10;

/** A home with something to tell its member. */
export type HomeNews = { propertyId: number; news: AlertNews };

/** Looks at the homes that changed, list by list. Returns whether more may be waiting. */
export async function evaluateDueWatches(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM list_alert
    WHERE NOT is_stale AND id IN (SELECT alert_id FROM alert_watch WHERE is_due)
    LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`);
  for (const { id } of rows) {
    const list = await lockWatchedList(tx, id);
    const due = await tx
      .select()
      .from(alertWatches)
      .where(and(eq(alertWatches.alertId, id), eq(alertWatches.isDue, true)));
    if (list) await evaluate(tx, list, due);
    await tx
      .update(alertWatches)
      .set({ isDue: false, ...(list ? {} : { hasNews: false }) })
      .where(and(eq(alertWatches.alertId, id), eq(alertWatches.isDue, true)));
  }
  return rows.length === BATCH_SIZE;
}

/**
 * Compares homes with what the member knows, stores the outcome and returns the news. A member who has booked these
 * nights gets none, and what they know stays as it is: the home that they cancel later is no news either.
 */
export async function evaluate(
  tx: Tx,
  { alert, accountId, stay }: WatchedList,
  watches: readonly AlertWatchRow[],
): Promise<HomeNews[]> {
  const found: HomeNews[] = [];
  const isQuiet = stay === null || (await hasBooked(tx, accountId, stay));
  const ids = watches.map(({ propertyId }) => propertyId);
  const states = isQuiet ? new Map() : await homeStates(tx, ids, stay, siteById(alert.siteId));
  for (const watch of watches) {
    const home = states.get(watch.propertyId);
    const known = knownOf(watch);
    const news = home && !home.isHeld ? newsOf(known, home.state) : null;
    if (news) found.push({ propertyId: watch.propertyId, news });
    const after = home && !home.isHeld ? knownAfter(known, home.state) : known;
    if (watch.hasNews === (news !== null) && after === known) continue;
    await tx
      .update(alertWatches)
      .set({ hasNews: news !== null, ...knownColumns(after) })
      .where(and(eq(alertWatches.alertId, alert.id), eq(alertWatches.propertyId, watch.propertyId)));
  }
  return found;
}

function knownOf({ knownFree, knownHalalas }: AlertWatchRow): HomeState {
  return knownFree && knownHalalas !== null ? { isFree: true, halalas: knownHalalas } : { isFree: false };
}
