import { sql } from "drizzle-orm";
import type { Job } from "#api/platform/jobs/job.ts";

const KEYS_AT_ONCE = 2_000;
const KEPT_HOURS = 24;
/** A guest may ask a bank for days what became of a payment. */
const PAYMENT_KEPT_DAYS = 7;

/** Takes away keys that nobody repeats any more, and with them the answers, which may say who a guest is. */
export const pruneKeys: Job = {
  name: "prune-keys",
  lock: 7_203_190,
  everyMs: 600_000,
  round: async (tx) => {
    const answers = await tx.execute(sql`
      DELETE FROM idempotency_key WHERE (caller, route, key) IN (
        SELECT caller, route, key FROM idempotency_key
        WHERE created_at <= (SELECT app_now()) - make_interval(hours => ${KEPT_HOURS}) LIMIT ${KEYS_AT_ONCE})`);
    const payments = await tx.execute(sql`
      UPDATE payment SET request_key = NULL, request_hash = NULL, answer = NULL WHERE id IN (
        SELECT id FROM payment
        WHERE request_key IS NOT NULL AND created_at <= (SELECT app_now()) - make_interval(days => ${PAYMENT_KEPT_DAYS})
        LIMIT ${KEYS_AT_ONCE} FOR UPDATE SKIP LOCKED)`);
    return answers.rowCount === KEYS_AT_ONCE || payments.rowCount === KEYS_AT_ONCE;
  },
};
