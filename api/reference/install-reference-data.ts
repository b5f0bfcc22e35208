import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productDay } from "#api/platform/database/product-time.ts";
import { type ReferenceTable, referenceTables, seasonTable } from "./reference-tables.ts";

/**
 * Brings currencies, countries, labels, places, seasons and categories of reviews to this release. A row that somebody
 * changed or deleted since it was installed stays as it is. Returns how many rows it wrote.
 */
export async function installReferenceData(tx: Tx): Promise<number> {
  const today = await productDay(tx);
  let written = 0;
  for (const table of referenceTables(today)) written += await installTable(tx, table);
  return written;
}

/** Adds the seasons that come within two years. */
export async function keepSeasons(tx: Tx): Promise<false> {
  await installTable(tx, seasonTable(await productDay(tx)));
  return false;
}

/** `reference_row` has each row as it was installed last, so a row that differs from it was changed by somebody. */
async function installTable(tx: Tx, { name, key, columns, rows }: ReferenceTable): Promise<number> {
  const table = sql.identifier(name);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const ofGiven = sql.join(
    columns.map((column) => sql`given.${sql.identifier(column)}`),
    sql`, `,
  );
  const sameKey = allOf(key.map((column) => sql`present.${sql.identifier(column)} = given.${sql.identifier(column)}`));
  const given = sql`
    SELECT ${keyOf(key)} AS row_key, ${rowOf(columns)} AS body, wanted.*
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS item,
      jsonb_populate_record(NULL::${table}, item) AS wanted`;
  const updated = await tx.execute(sql`
    WITH given AS (${given})
    UPDATE ${table} AS present SET (${list}) = ROW (${ofGiven})
    FROM given JOIN reference_row installed ON installed.table_name = ${name} AND installed.row_key = given.row_key
    WHERE ${sameKey} AND installed.body <> given.body AND to_jsonb(present) @> installed.body`);
  const inserted = await tx.execute(sql`
    WITH given AS (${given})
    INSERT INTO ${table} (${list})
    SELECT ${list} FROM given
    WHERE NOT EXISTS (
        SELECT FROM reference_row installed
        WHERE installed.table_name = ${name} AND installed.row_key = given.row_key)
      AND NOT EXISTS (SELECT FROM ${table} AS present WHERE ${sameKey})`);
  await tx.execute(sql`
    WITH given AS (${given})
    INSERT INTO reference_row (table_name, row_key, body)
    SELECT ${name}, given.row_key, given.body
    FROM given JOIN ${table} AS present ON ${sameKey} AND to_jsonb(present) @> given.body
    ON CONFLICT (table_name, row_key) DO UPDATE SET body = excluded.body WHERE reference_row.body <> excluded.body`);
  return (updated.rowCount ?? 0) + (inserted.rowCount ?? 0);
}

function allOf(conditions: SQL[]): SQL {
  return sql.join(conditions, sql` AND `);
}

/** The key of a row as one text. */
function keyOf(key: readonly string[]): SQL {
  return sql.join(
    key.map((column) => sql`wanted.${sql.identifier(column)}::text`),
    sql` || ':' || `,
  );
}

/**
 * The row with the columns that this release installs, as the database writes their values. A later release may install
 * more of them, so a row is as it was installed when it contains these.
 */
function rowOf(columns: readonly string[]): SQL {
  const pairs = columns.map((column) => sql`${sql.raw(`'${column}'`)}, wanted.${sql.identifier(column)}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}
