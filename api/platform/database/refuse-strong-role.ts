import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { DatabaseError } from "./database-error.ts";

/**
 * In production a flawed query must not be able to change a table, so the role of the product only reads and writes
 * rows.
 */
export async function refuseStrongRole(db: Tx): Promise<void> {
  const { rows } = await db.execute<{ strong: boolean }>(
    sql`SELECT has_schema_privilege('public', 'CREATE') OR rolsuper AS strong FROM pg_roles WHERE rolname = current_user`,
  );
  if (!rows[0]?.strong) return;
  throw new DatabaseError(
    "The role in DATABASE_URL can change tables, which APP_ENV=production does not allow. Use the role app in DATABASE_URL and the owner in DATABASE_MIGRATION_URL.",
  );
}
