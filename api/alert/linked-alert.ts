import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type ListAlertRow, listAlerts } from "#api/schema/alert.ts";
import { savedLists } from "#api/schema/list.ts";
import type { LinkedAlert } from "#contract/list/alert.ts";
import { ALERT_CONFIRM_DAYS, MAX_ALERTS } from "#domain/alert/alert-limits.ts";
import { alertOfToken, confirms, namedAlert } from "./alert-link.ts";
import { alignWatches } from "./align-watches.ts";
import { stopAlerts } from "./stop-alert.ts";
import { lockWatchedList } from "./watched-list.ts";

type Secrets = readonly string[];
type Linked = { alert: ListAlertRow; name: string | null; isOpen: boolean; mayConfirm: boolean };

/** The mails that the link of a mail is about. */
export async function getLinkedAlert(tx: Tx, token: string, secrets: Secrets): Promise<LinkedAlert> {
  const { alert, name, mayConfirm, isOpen } = await linkedAlert(tx, token, secrets);
  if (alert.stoppedAt || (isWaiting(alert) && !mayConfirm)) return { state: "off", name };
  if (!mayConfirm) return { state: "on", name };
  if (!isWaiting(alert)) return { state: "confirmed", name };
  if (!isOpen) throw new Problem("code-expired");
  return { state: "asked", name };
}

/** The owner of an address agrees: from now on changes are news. Confirming twice changes nothing. */
export async function confirmLinkedAlert(tx: Tx, token: string, secrets: Secrets): Promise<LinkedAlert> {
  const { alert, name, mayConfirm, isOpen } = await linkedAlert(tx, token, secrets);
  if (!mayConfirm || alert.stoppedAt) throw new Problem("code-expired");
  if (isWaiting(alert)) {
    if (!isOpen) throw new Problem("code-expired");
    await requireCapacity(tx, alert);
    await tx.update(listAlerts).set({ confirmedAt: sql`app_now()` }).where(eq(listAlerts.id, alert.id));
    const list = await lockWatchedList(tx, alert.id);
    if (list) await alignWatches(tx, list);
  }
  return { state: "confirmed", name };
}

/** Takes back the consent by the link of a mail, however old it is and whoever opens it. */
export async function stopLinkedAlert(tx: Tx, token: string, secrets: Secrets): Promise<LinkedAlert> {
  const { alert, name } = await linkedAlert(tx, token, secrets);
  await stopAlerts(tx, eq(listAlerts.id, alert.id));
  return { state: "off", name };
}

/** The link in every mail, or the one that confirms an address. */
async function linkedAlert(tx: Tx, token: string, secrets: Secrets): Promise<Linked> {
  const alertId = namedAlert(token);
  const isOpen = sql<boolean>`${listAlerts.consentAt} > app_now() - make_interval(days => ${ALERT_CONFIRM_DAYS})`;
  const [row] = alertId
    ? await tx
        .select({ alert: listAlerts, name: savedLists.name, isOpen })
        .from(listAlerts)
        .innerJoin(savedLists, eq(savedLists.id, listAlerts.listId))
        .where(eq(listAlerts.id, alertId))
        .for("update", { of: listAlerts })
    : [];
  const { email } = row?.alert ?? {};
  const mayConfirm = alertId !== null && Boolean(email) && confirms(token, { alertId, email: email ?? "" }, secrets);
  if (!row || !(mayConfirm || alertOfToken(token, secrets))) throw new Problem("code-expired");
  return { ...row, mayConfirm };
}

function isWaiting({ email, confirmedAt }: ListAlertRow): boolean {
  return email !== null && confirmedAt === null;
}

async function requireCapacity(tx: Tx, alert: ListAlertRow): Promise<void> {
  const { email, stoppedAt, confirmedAt } = listAlerts;
  const [others] = await tx
    .select({ n: count() })
    .from(listAlerts)
    .where(and(eq(email, alert.email ?? ""), isNull(stoppedAt), isNotNull(confirmedAt)));
  if ((others?.n ?? 0) >= MAX_ALERTS) throw new Problem("alert-limit", { details: { n: MAX_ALERTS } });
}
