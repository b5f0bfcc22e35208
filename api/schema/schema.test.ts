import { globSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#api/testing/servers/test-database.ts";

const api = join(import.meta.dirname, "..");
const modules = await Promise.all(
  globSync(["schema/*.ts", "platform/**/*-table.ts"], { cwd: api })
    .filter((name) => !name.includes(".test."))
    .map((name) => import(join(api, name)) as Promise<Record<string, unknown>>),
);
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
let client: Client;

beforeAll(async () => {
  client = new Client({ connectionString: (await testDatabase()).url });
  await client.connect();
});
afterAll(() => client.end());

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  "the table %s in the database matches the code",
  async (name, table) => {
    const { rows } = await client.query(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "notNull"
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [name],
    );
    const inDatabase = new Map(rows.map((row) => [row.name, row]));
    for (const column of getTableConfig(table).columns.filter(({ generated }) => !generated)) {
      expect(inDatabase.get(column.name), `${name}.${column.name}`).toMatchObject({
        notNull: column.notNull,
        type: plainType(column.getSQLType()),
      });
      inDatabase.delete(column.name);
    }
    expect([...inDatabase.keys()], "columns the code does not know").toEqual([]);
  },
);

const longNames: Record<string, string> = {
  "timestamp with time zone": "timestamp with time zone",
  serial: "integer",
  bigserial: "bigint",
};

function plainType(type: string): string {
  return (
    longNames[type] ??
    type
      .replace(/^varchar/, "character varying")
      .replace(/, /g, ",")
      .replace(/^char\(/, "character(")
  );
}
