import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const RETENTION_DAYS = 30;
const BATCH_SIZE = 100;

/** Deletes the rows of accounts deleted thirty days ago. Their orders stay without an account. Returns whether more may be left. */
export async function purgeAccounts(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM account WHERE deleted_at < app_now() - make_interval(days => ${RETENTION_DAYS})
    ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE`);
  const ids = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`UPDATE cart SET user_id = NULL WHERE user_id = ANY (${ids}::uuid[])`);
  await tx.execute(sql`UPDATE placed_order SET user_id = NULL WHERE user_id = ANY (${ids}::uuid[])`);
  await tx.execute(sql`UPDATE bill SET user_id = NULL WHERE user_id = ANY (${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM account WHERE id = ANY (${ids}::uuid[])`);
  return rows.length === BATCH_SIZE;
}
