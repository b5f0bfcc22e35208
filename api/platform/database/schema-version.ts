import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { migrationFiles } from "./migration-files.ts";

const expected = migrationFiles().at(-1)?.name;

/** Whether the last migration of this release has run. A newer database works too, because migrations only add. */
export async function isMigrated(db: Tx): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM schema_migration WHERE name = ${expected}`);
  return rows.length > 0;
}
