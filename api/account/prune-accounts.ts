import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { RECENT_DAYS } from "#domain/account/recent-properties.ts";

/**
 * Deletes sessions, codes, messages and views of properties that are long over, and newsletter addresses that were never
 * confirmed.
 */
export async function pruneAccounts(tx: Tx): Promise<boolean> {
  await tx.execute(sql`
    DELETE FROM session
    WHERE least(expires_at, revoked_at) < app_now() - interval '30 days'
      OR family_started_at < app_now() - interval '120 days'`);
  await tx.execute(sql`DELETE FROM one_time_code WHERE created_at < app_now() - interval '2 days'`);
  await tx.execute(sql`
    DELETE FROM account_message WHERE sealed IS NULL AND created_at < app_now() - interval '30 days'`);
  await tx.execute(sql`
    DELETE FROM newsletter_subscription
    WHERE confirmed_at IS NULL AND greatest(asked_at, ended_at) < app_now() - interval '30 days'`);
  await tx.execute(sql`
    DELETE FROM recent_property WHERE viewed_at < app_now() - make_interval(days => ${RECENT_DAYS})`);
  return false;
}
