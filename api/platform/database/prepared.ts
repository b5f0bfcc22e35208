import type { QueryResultRow } from "pg";
import type { Tx } from "./database.ts";

/** A statement with its name; neither changes while a process runs. */
export type Statement = { name: string; text: string };

type Client = { query: <Row extends QueryResultRow>(query: object) => Promise<{ rows: Row[] }> };

/**
 * Runs a statement that PostgreSQL plans once per connection, because planning a long statement takes longer than
 * running it. A pooler that shares connections between transactions must support named statements.
 */
export async function runPrepared<Row extends QueryResultRow>(
  db: Tx,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const client = (db as unknown as { $client: Client }).$client;
  return (await client.query<Row>({ name, text, values })).rows;
}
