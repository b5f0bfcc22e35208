import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { ALERT_RETENTION_DAYS } from "#domain/alert/alert-limits.ts";

/** Deletes watches whose dates have begun, stopped alerts and old mails. */
export async function pruneAlerts(tx: Tx): Promise<boolean> {
  const retention = sql`make_interval(days => ${ALERT_RETENTION_DAYS})`;
  await tx.execute(sql`DELETE FROM alert_watch WHERE check_in < app_today()`);
  await tx.execute(sql`DELETE FROM list_alert WHERE stopped_at < app_now() - ${retention}`);
  await tx.execute(sql`DELETE FROM alert_mail WHERE day < app_today() - ${ALERT_RETENTION_DAYS}::integer`);
  return false;
}
