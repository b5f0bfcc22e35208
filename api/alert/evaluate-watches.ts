import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type AlertWatchRow, alertWatches } from "#api/schema/alert.ts";
import { type AlertNews, knownAfter, newsOf, type PropertyState } from "#domain/alert/alert-news.ts";
import { siteById } from "#domain/site/sites.ts";
import { knownColumns } from "./align-watches.ts";
import { propertyStates } from "./property-states.ts";
import { hasBooked, lockWatchedList, type WatchedList } from "./watched-list.ts";

const BATCH_SIZE = 10;

/** A property with news for its member. */
export type PropertyNews = { propertyId: number; news: AlertNews };

/** Evaluates the properties that changed, list by list. Returns whether more may be waiting. */
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
 * Compares properties with what the member knows, stores the outcome and returns the news. A member who has booked these
 * nights gets none, and what they know stays as it is: the property that they cancel later is no news either.
 */
export async function evaluate(tx: Tx, list: WatchedList, watches: readonly AlertWatchRow[]): Promise<PropertyNews[]> {
  const { alert, stay } = list;
  const found: PropertyNews[] = [];
  const isQuiet = stay === null || (await hasBooked(tx, list, stay));
  const ids = watches.map(({ propertyId }) => propertyId);
  const states = isQuiet ? new Map() : await propertyStates(tx, ids, stay, siteById(alert.siteId));
  for (const watch of watches) {
    const property = states.get(watch.propertyId);
    const known = knownOf(watch);
    const news = property && !property.isHeld ? newsOf(known, property.state) : null;
    if (news) found.push({ propertyId: watch.propertyId, news });
    const after = property && !property.isHeld ? knownAfter(known, property.state) : known;
    if (watch.hasNews === (news !== null) && after === known) continue;
    await tx
      .update(alertWatches)
      .set({ hasNews: news !== null, ...knownColumns(after) })
      .where(and(eq(alertWatches.alertId, alert.id), eq(alertWatches.propertyId, watch.propertyId)));
  }
  return found;
}

function knownOf({ knownFree, knownHalalas }: AlertWatchRow): PropertyState {
  return knownFree && knownHalalas !== null ? { isFree: true, halalas: knownHalalas } : { isFree: false };
}
