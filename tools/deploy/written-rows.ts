import { Client, escapeIdentifier } from "pg";

export type TableRows = { table: string; rows: number; written: number };

/**
 * Every table, with its rows and how many of them were written since `since` (a transaction id). Whatever inserts or updates
 * a row gives it a newer `xmin`, so nothing escapes that stays; what was deleted is missing in `rows`.
 */
async function tableRows(client: Client, since: string): Promise<TableRows[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS table, count(*)::integer AS rows,
      count(*) FILTER (WHERE xmin::text::bigint >= ${since})::integer AS written FROM ${escapeIdentifier(name)}`,
  );
  return (await client.query<TableRows>(counts.join(" UNION ALL "))).rows;
}

/** Counts the rows of all tables; the function that is returned names those that have changed since. */
export async function watchRows(databaseUrl: string): Promise<() => Promise<{ all: number; changed: TableRows[] }>> {
  const { since, before } = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ since: string }>(
      "SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS since",
    );
    const first = rows[0]?.since ?? "0";
    return { since: first, before: await tableRows(client, first) };
  });
  const known = new Map(before.map(({ table, rows }) => [table, rows]));
  return async () => {
    const now = await withClient(databaseUrl, (client) => tableRows(client, since));
    const changed = now.filter(({ table, rows, written }) => written > 0 || rows !== known.get(table));
    return { all: now.reduce((sum, { rows }) => sum + rows, 0), changed };
  };
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
