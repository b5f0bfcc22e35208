import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";

/** Every table that contains one of these words in any column. */
export async function tablesNaming(db: Db, ...words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const pattern = words.join("|");
  const found: string[] = [];
  for (const { name } of rows) {
    const question = sql`SELECT FROM ${sql.identifier(name)} t WHERE t::text ~* ${pattern} LIMIT 1`;
    if ((await db.execute(question)).rows.length > 0) found.push(name);
  }
  return found;
}
