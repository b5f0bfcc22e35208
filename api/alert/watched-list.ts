import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { sqlToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { accounts } from "#api/schema/account.ts";
import { type ListAlertRow, listAlerts } from "#api/schema/alert.ts";
import { savedLists } from "#api/schema/list.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** An alert that is on, with its list and the address of its mails. */
export type WatchedList = {
  alert: ListAlertRow;
  /** `null` for a guest without an account. */
  accountId: string | null;
  firstName: string;
  /** `null` until the member has verified it. */
  email: string | null;
  name: string | null;
  /** `null` without dates, and once they have begun. */
  stay: Stay | null;
};

/** Locks an alert and reads its list; `null` when it was stopped or deleted, and until its address is confirmed. */
export async function lockWatchedList(tx: Tx, alertId: string): Promise<WatchedList | null> {
  const [alert] = await tx
    .select()
    .from(listAlerts)
    .where(
      and(
        eq(listAlerts.id, alertId),
        isNull(listAlerts.stoppedAt),
        or(isNull(listAlerts.email), isNotNull(listAlerts.confirmedAt)),
      ),
    )
    .for("update");
  if (!alert) return null;
  const { accountId, name, checkIn, checkOut } = savedLists;
  const isAhead = sql<boolean>`coalesce(${checkIn} >= ${sqlToday}, false)`;
  const [list] = await tx
    .select({ accountId, name, checkIn, checkOut, isAhead, account: accounts })
    .from(savedLists)
    .leftJoin(accounts, and(eq(accounts.id, accountId), eq(accounts.status, "active")))
    .where(eq(savedLists.id, alert.listId));
  if (!list || (alert.email === null && !list.account)) return null;
  const { firstName = "", email = null, emailVerifiedAt = null } = list.account ?? {};
  return {
    alert,
    accountId: list.accountId,
    firstName,
    email: alert.email ?? (emailVerifiedAt ? email : null),
    name: list.name,
    stay: list.isAhead ? ({ checkIn: list.checkIn, checkOut: list.checkOut } as Stay) : null,
  };
}

/** Whether the member, or the guest with this address, has a booking, paid or being paid, on one of the nights. */
export async function hasBooked(
  tx: Tx,
  { accountId, email }: Pick<WatchedList, "accountId" | "email">,
  { checkIn, checkOut }: Stay,
): Promise<boolean> {
  const isOwn = accountId === null ? sql`o.contact_email = ${email}` : sql`o.user_id = ${accountId}`;
  const { rows } = await tx.execute(sql`
    SELECT FROM placed_order o JOIN order_item i ON i.order_id = o.id
    WHERE ${isOwn} AND i.starts_on < ${checkOut} AND i.ends_on > ${checkIn}
      AND i.status_code IN (${orderStatus.pending}, ${orderStatus.confirmed})
    LIMIT 1`);
  return rows.length > 0;
}
