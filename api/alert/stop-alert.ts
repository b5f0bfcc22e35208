import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { alertWatches, listAlerts } from "#api/schema/alert.ts";
import { savedLists } from "#api/schema/list.ts";
import type { LinkedAlert } from "#contract/list/alert.ts";
import { alertOfToken } from "./alert-link.ts";

/** Takes back the consent to mails about a list of the account. A list without an alert stays as it is. */
export async function stopAlert(tx: Tx, accountId: string, listId: string): Promise<void> {
  const own = tx
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(and(eq(savedLists.id, listId), eq(savedLists.accountId, accountId)));
  await stop(tx, inArray(listAlerts.listId, own));
}

/** The same by the link of a mail, however old it is and whoever opens it. */
export async function stopLinkedAlert(tx: Tx, token: string, secrets: readonly string[]): Promise<LinkedAlert> {
  const alert = await getLinkedAlert(tx, token, secrets);
  await stop(tx, eq(listAlerts.id, alert.id));
  return { isOn: false, name: alert.name };
}

export async function getLinkedAlert(
  tx: Tx,
  token: string,
  secrets: readonly string[],
): Promise<LinkedAlert & { id: string }> {
  const id = alertOfToken(token, secrets);
  const [row] = id
    ? await tx
        .select({ name: savedLists.name, stoppedAt: listAlerts.stoppedAt })
        .from(listAlerts)
        .innerJoin(savedLists, eq(savedLists.id, listAlerts.listId))
        .where(eq(listAlerts.id, id))
    : [];
  if (!id || !row) throw new Problem("code-expired");
  return { id, isOn: row.stoppedAt === null, name: row.name };
}

async function stop(tx: Tx, condition: SQL): Promise<void> {
  const stopped = await tx
    .update(listAlerts)
    .set({ stoppedAt: sql`app_now()`, isStale: false })
    .where(and(condition, isNull(listAlerts.stoppedAt)))
    .returning({ id: listAlerts.id });
  const ids = stopped.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(alertWatches).where(inArray(alertWatches.alertId, ids));
}
