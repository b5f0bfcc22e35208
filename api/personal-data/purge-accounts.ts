import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const DAYS = 30;
const AT_ONCE = 100;

/** Takes away the rows of accounts deleted a month ago; their orders stay, and belong to nobody. */
export async function purgeAccounts(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM account WHERE deleted_at < app_now() - make_interval(days => ${DAYS})
    ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE`);
  const ids = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`UPDATE cart SET user_id = NULL WHERE user_id = ANY (${ids}::uuid[])`);
  await tx.execute(sql`UPDATE placed_order SET user_id = NULL WHERE user_id = ANY (${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM account WHERE id = ANY (${ids}::uuid[])`);
  return rows.length === AT_ONCE;
}
