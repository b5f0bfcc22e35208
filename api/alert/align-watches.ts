import { and, eq, notInArray, or, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { alertWatches, listAlerts } from "#api/schema/alert.ts";
import { savedListProperties } from "#api/schema/list.ts";
import type { PropertyState } from "#domain/alert/alert-news.ts";
import { siteById } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { propertyStates } from "./property-states.ts";
import { lockWatchedList, type WatchedList } from "./watched-list.ts";

const BATCH_SIZE = 10;

/** Aligns the watches of alerts whose lists changed. Returns whether more may be waiting. */
export async function alignStaleAlerts(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM list_alert WHERE is_stale LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`);
  for (const { id } of rows) {
    const list = await lockWatchedList(tx, id);
    if (list) await alignWatches(tx, list);
    else await tx.update(listAlerts).set({ isStale: false }).where(eq(listAlerts.id, id));
  }
  return rows.length === BATCH_SIZE;
}

/** Watches the properties of a list for its dates. One that is new, or has new dates, starts with its state of now. */
export async function alignWatches(tx: Tx, { alert, stay }: WatchedList): Promise<void> {
  const propertyIds = stay ? await propertyIdsOf(tx, alert.listId) : [];
  const { alertId, propertyId, checkIn, checkOut } = alertWatches;
  const isOther = stay && sql`(${checkIn}, ${checkOut}) <> (${stay.checkIn}::date, ${stay.checkOut}::date)`;
  await tx
    .delete(alertWatches)
    .where(and(eq(alertId, alert.id), or(notInArray(propertyId, propertyIds), isOther ?? undefined)));
  if (stay) {
    const rows = await tx.select({ propertyId }).from(alertWatches).where(eq(alertId, alert.id));
    const watched = new Set(rows.map((row) => row.propertyId));
    const missing = propertyIds.filter((id) => !watched.has(id));
    await addWatches(tx, alert, missing, stay);
  }
  await tx.update(listAlerts).set({ isStale: false }).where(eq(listAlerts.id, alert.id));
}

async function propertyIdsOf(tx: Tx, listId: string): Promise<number[]> {
  const { propertyId } = savedListProperties;
  const rows = await tx.select({ propertyId }).from(savedListProperties).where(eq(savedListProperties.listId, listId));
  return rows.map((row) => row.propertyId);
}

async function addWatches(tx: Tx, alert: WatchedList["alert"], ids: number[], stay: Stay): Promise<void> {
  if (ids.length === 0) return;
  const states = await propertyStates(tx, ids, stay, siteById(alert.siteId));
  const rows = ids.map((propertyId) => ({
    alertId: alert.id,
    propertyId,
    ...stay,
    ...knownColumns(states.get(propertyId)?.state ?? { isFree: false }),
  }));
  await tx.insert(alertWatches).values(rows);
}

export function knownColumns(state: PropertyState): { knownFree: boolean; knownHalalas: number | null } {
  return { knownFree: state.isFree, knownHalalas: state.isFree ? state.halalas : null };
}
