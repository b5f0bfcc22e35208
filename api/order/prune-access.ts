import { sql } from "drizzle-orm";
import type { Job } from "#api/platform/jobs/job.ts";
import { ACCESS_DAYS } from "#domain/order/order-access.ts";

const LINKS_AT_ONCE = 2_000;

/** Takes away the links that open nothing any more. */
export const pruneAccess: Job = {
  name: "prune-access",
  lock: 7_203_191,
  everyMs: 3_600_000,
  round: async (tx) => {
    const { rowCount } = await tx.execute(sql`
      DELETE FROM order_access WHERE token_hash IN (
        SELECT token_hash FROM order_access JOIN placed_order ON placed_order.id = order_access.order_id
        WHERE check_out + ${ACCESS_DAYS}::integer < (app_now() AT TIME ZONE 'Asia/Riyadh')::date LIMIT ${LINKS_AT_ONCE})`);
    return rowCount === LINKS_AT_ONCE;
  },
};
