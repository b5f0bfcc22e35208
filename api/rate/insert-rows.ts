import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#api/platform/database/database.ts";

/** Adds any number of rows in one statement; a row whose key is there already stays as it is. All rows have the same fields. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const stored = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, (row as Record<string, unknown>)[field]])),
  );
  await tx.execute(sql`
    INSERT INTO ${table} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(stored)}::json)
    ON CONFLICT DO NOTHING`);
}
