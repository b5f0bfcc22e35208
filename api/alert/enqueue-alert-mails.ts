import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { ALERT_COLLECT_SECONDS } from "#domain/alert/alert-limits.ts";

/** Enqueues one mail a day for each list with news. It is sent a little later, and says everything that is news then. */
export async function enqueueAlertMails(tx: Tx, timeScale: number): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO alert_mail (id, alert_id, day)
    SELECT gen_random_uuid(), alert_id, app_today() FROM alert_watch WHERE has_news GROUP BY alert_id
    ON CONFLICT (alert_id, day) DO NOTHING
    RETURNING id`);
  if (rows.length === 0) return;
  const now = await productTime(tx);
  const runAt = new Date(now.getTime() + ALERT_COLLECT_SECONDS * 1000 * timeScale);
  for (const { id } of rows) await enqueue(tx, id, ["mail-alert"], { runAt });
}
