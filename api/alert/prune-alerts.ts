import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { ALERT_CONFIRM_DAYS, ALERT_RETENTION_DAYS } from "#domain/alert/alert-limits.ts";

/**
 * Deletes watches whose dates have begun, stopped alerts and old mails; and addresses without an account, with their copies
 * of lists: those that were not confirmed in time, and those whose mails have ended.
 */
export async function pruneAlerts(tx: Tx): Promise<boolean> {
  const retention = sql`make_interval(days => ${ALERT_RETENTION_DAYS})`;
  await tx.execute(sql`DELETE FROM alert_watch WHERE check_in < app_today()`);
  await tx.execute(sql`
    DELETE FROM saved_list l USING list_alert a
    WHERE a.list_id = l.id AND a.email IS NOT NULL AND (
      a.stopped_at < app_now() - ${retention} OR l.check_in < app_today() - ${ALERT_RETENTION_DAYS}::integer
      OR (a.confirmed_at IS NULL AND a.consent_at < app_now() - make_interval(days => ${ALERT_CONFIRM_DAYS})))`);
  await tx.execute(sql`DELETE FROM list_alert WHERE stopped_at < app_now() - ${retention}`);
  await tx.execute(sql`DELETE FROM alert_mail WHERE day < app_today() - ${ALERT_RETENTION_DAYS}::integer`);
  return false;
}
