import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { alertWatches, listAlerts } from "#api/schema/alert.ts";
import { savedLists } from "#api/schema/list.ts";

/** Takes back the consent to mails about a list of the account. A list without an alert stays as it is. */
export async function stopAlert(tx: Tx, accountId: string, listId: string): Promise<void> {
  const own = tx
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(and(eq(savedLists.id, listId), eq(savedLists.accountId, accountId)));
  await stopAlerts(tx, inArray(listAlerts.listId, own));
}

export async function stopAlerts(tx: Tx, condition: SQL): Promise<void> {
  const stopped = await tx
    .update(listAlerts)
    .set({ stoppedAt: sql`app_now()`, isStale: false })
    .where(and(condition, isNull(listAlerts.stoppedAt)))
    .returning({ id: listAlerts.id });
  const ids = stopped.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(alertWatches).where(inArray(alertWatches.alertId, ids));
}
