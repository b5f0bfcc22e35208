import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { ALERT_KEPT_DAYS } from "#domain/alert/alert-limits.ts";

/** Deletes watches whose dates have begun, stopped alerts and old mails. */
export async function pruneAlerts(tx: Tx): Promise<boolean> {
  const kept = sql`make_interval(days => ${ALERT_KEPT_DAYS})`;
  await tx.execute(sql`DELETE FROM alert_watch WHERE check_in < app_today()`);
  await tx.execute(sql`DELETE FROM list_alert WHERE stopped_at < app_now() - ${kept}`);
  await tx.execute(sql`DELETE FROM alert_mail WHERE day < app_today() - ${ALERT_KEPT_DAYS}::integer`);
  return false;
}
