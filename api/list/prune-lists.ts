import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { LIST_BROWSER_DAYS } from "./list-browser.ts";

const BATCH_SIZE = 500;

/** Deletes shared lists of guests without an account that nobody changed for as long as their cookie lives. */
export async function pruneLists(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM saved_list WHERE id IN (
      SELECT id FROM saved_list
      WHERE browser_id IS NOT NULL AND changed_at < app_now() - ${LIST_BROWSER_DAYS} * interval '1 day'
      LIMIT ${BATCH_SIZE})`);
  return rowCount === BATCH_SIZE;
}

/** Deletes who voted before the last day. Their votes stay. */
export async function pruneVoters(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM list_voter WHERE (list_id, browser_id) IN (
      SELECT list_id, browser_id FROM list_voter WHERE voted_at < app_now() - interval '1 day' LIMIT ${BATCH_SIZE})`);
  return rowCount === BATCH_SIZE;
}
