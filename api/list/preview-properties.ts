import { sql } from "drizzle-orm";
import { PREVIEW_PROPERTIES } from "#api/picture/picture-store.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { requireShare } from "./require-share.ts";

/** The newest listed properties of a shared list. Votes do not change the preview. */
export async function previewProperties(tx: Tx, token: string): Promise<number[]> {
  const { listId } = await requireShare(tx, token);
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT s.property_id AS id FROM saved_list_property s JOIN property p ON p.id = s.property_id
    WHERE s.list_id = ${listId} AND p.status = 'listed'
    ORDER BY s.saved_at DESC, s.property_id LIMIT ${PREVIEW_PROPERTIES}`);
  return rows.map(({ id }) => id);
}
