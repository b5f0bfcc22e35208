import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";

/** The ids of the properties that guests can find. */
export async function listedProperties(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT id FROM property WHERE status = 'listed'`);
  return rows.map(({ id }) => id);
}
