import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { DatabaseError } from "./database-error.ts";

/** In production a flaw in a query must not be able to change a table: the product's role only reads and writes rows. */
export async function refuseStrongRole(db: Tx): Promise<void> {
  const { rows } = await db.execute<{ strong: boolean }>(
    sql`SELECT has_schema_privilege('public', 'CREATE') OR rolsuper AS strong FROM pg_roles WHERE rolname = current_user`,
  );
  if (!rows[0]?.strong) return;
  throw new DatabaseError(
    "The role in DATABASE_URL may change tables, and APP_ENV=production refuses that. Let DATABASE_URL name role app, and DATABASE_MIGRATION_URL the owner.",
  );
}
