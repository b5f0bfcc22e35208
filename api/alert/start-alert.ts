import { randomUUID } from "node:crypto";
import { and, count, eq, isNull, ne, sql } from "drizzle-orm";
import { lockAccount } from "#api/account/record/lock-account.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { listAlerts } from "#api/schema/alert.ts";
import { savedLists } from "#api/schema/list.ts";
import type { Alerts } from "#contract/list/alert.ts";
import { ALERT_CONSENT_VERSION, MAX_ALERTS } from "#domain/alert/alert-limits.ts";
import type { Language } from "#domain/language/language.ts";
import type { Site } from "#domain/site/sites.ts";
import { alignWatches } from "./align-watches.ts";
import { readAlerts } from "./read-alerts.ts";
import { lockWatchedList } from "./watched-list.ts";

type AlertRequest = { accountId: string; listId: string; consentVersion: number; site: Site; language: Language };

/**
 * Records the consent of a member and stores how the properties of the list are now, so that only later changes are
 * news. A repeated request keeps what the member knows.
 */
export async function startAlert(tx: Tx, request: AlertRequest): Promise<Alerts> {
  const { accountId, listId, consentVersion } = request;
  if (consentVersion !== ALERT_CONSENT_VERSION) {
    throw new Problem("validation", { fields: { consentVersion: "invalid" } });
  }
  const account = await lockAccount(tx, accountId);
  if (!account || account.status === "deleted") throw new Problem("sign-in-again");
  if (!account.email || !account.emailVerifiedAt) throw new Problem("account-unverified");
  await requireDates(tx, accountId, listId);
  await requireCapacity(tx, accountId, listId);
  const alertId = await recordConsent(tx, request);
  const list = await lockWatchedList(tx, alertId);
  if (!list?.stay) throw new Problem("alert-needs-dates");
  await alignWatches(tx, list);
  return readAlerts(tx, account);
}

/** The list of somebody else is answered like one that does not exist. */
async function requireDates(tx: Tx, accountId: string, listId: string): Promise<void> {
  const [list] = await tx
    .select({ checkIn: savedLists.checkIn })
    .from(savedLists)
    .where(and(eq(savedLists.id, listId), eq(savedLists.accountId, accountId)));
  if (!list) throw new Problem("not-found");
  if (list.checkIn === null) throw new Problem("alert-needs-dates");
}

async function requireCapacity(tx: Tx, accountId: string, listId: string): Promise<void> {
  const [others] = await tx
    .select({ n: count() })
    .from(listAlerts)
    .innerJoin(savedLists, eq(savedLists.id, listAlerts.listId))
    .where(and(eq(savedLists.accountId, accountId), isNull(listAlerts.stoppedAt), ne(listAlerts.listId, listId)));
  if ((others?.n ?? 0) >= MAX_ALERTS) throw new Problem("alert-limit", { details: { n: MAX_ALERTS } });
}

async function recordConsent(tx: Tx, { listId, consentVersion, site, language }: AlertRequest): Promise<string> {
  const given = { siteId: site.siteId, language, consentVersion, consentAt: sql`app_now()`, stoppedAt: null };
  const [row] = await tx
    .insert(listAlerts)
    .values({ id: randomUUID(), listId, ...given })
    .onConflictDoUpdate({ target: listAlerts.listId, set: given })
    .returning({ id: listAlerts.id });
  return (row as { id: string }).id;
}
