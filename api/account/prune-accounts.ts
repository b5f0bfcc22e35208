import { sql } from "drizzle-orm";
import type { Job } from "#api/platform/jobs/job.ts";

const HOUR_MS = 60 * 60 * 1_000;

/** Sessions long over, codes nobody can enter any more, messages long sent and addresses that never said yes. */
export const pruneAccounts: Job = {
  name: "prune-accounts",
  lock: 7_203_192,
  everyMs: HOUR_MS,
  round: async (tx) => {
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
    return false;
  },
};
