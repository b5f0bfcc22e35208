import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { listAlerts } from "#api/schema/alert.ts";
import { savedLists } from "#api/schema/list.ts";
import type { Alerts } from "#contract/list/alert.ts";

/** The alerts of an account that are on. */
export async function readAlerts(tx: Tx, { id, email, emailVerifiedAt }: AccountRow): Promise<Alerts> {
  const { listId, consentAt, stoppedAt } = listAlerts;
  const { name, checkIn, checkOut, createdAt } = savedLists;
  const rows = await tx
    .select({ listId, name, checkIn, checkOut, consentAt })
    .from(listAlerts)
    .innerJoin(savedLists, eq(savedLists.id, listId))
    .where(and(eq(savedLists.accountId, id), isNull(stoppedAt)))
    .orderBy(asc(createdAt), asc(listId));
  return {
    email: emailVerifiedAt ? email : null,
    alerts: rows.map((row) => ({ ...row, consentAt: row.consentAt.toISOString() })),
  };
}

/** Every consent that an account gave, also those it took back. */
export async function consentsOf(tx: Tx, accountId: string) {
  const { listId, siteId, language, consentAt, consentVersion, stoppedAt } = listAlerts;
  return tx
    .select({ listId, siteId, language, consentAt, consentVersion, stoppedAt })
    .from(listAlerts)
    .innerJoin(savedLists, eq(savedLists.id, listId))
    .where(eq(savedLists.accountId, accountId))
    .orderBy(asc(consentAt));
}

/** What an address without an account asked for; also of a member who verified the address later. */
export async function alertsOfAddress(tx: Tx, address: string) {
  const { listId, email, siteId, language, consentAt, consentVersion, confirmedAt, stoppedAt } = listAlerts;
  const { name, checkIn, checkOut } = savedLists;
  const propertyIds = sql<number[]>`ARRAY(
    SELECT property_id FROM saved_list_property p WHERE p.list_id = ${listId} ORDER BY property_id)`;
  const consent = { email, siteId, language, consentAt, consentVersion, confirmedAt, stoppedAt };
  return tx
    .select({ ...consent, name, checkIn, checkOut, propertyIds })
    .from(listAlerts)
    .innerJoin(savedLists, eq(savedLists.id, listId))
    .where(eq(email, address))
    .orderBy(asc(consentAt));
}

/** Deletes them, with the copies of lists that they belong to. */
export async function deleteAlertsOfAddress(tx: Tx, address: string): Promise<void> {
  const ids = tx.select({ id: listAlerts.listId }).from(listAlerts).where(eq(listAlerts.email, address));
  await tx.delete(savedLists).where(inArray(savedLists.id, ids));
}
