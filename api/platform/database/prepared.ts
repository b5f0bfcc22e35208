import type { QueryResultRow } from "pg";
import type { Tx } from "./database.ts";

/** A statement with its name; both stay the same while a process runs. */
export type Statement = { name: string; text: string };

type Client = { query: <Row extends QueryResultRow>(question: object) => Promise<{ rows: Row[] }> };

/**
 * Asks what PostgreSQL has planned once for each connection: a long statement costs more to plan than to run. Behind a
 * pooler that shares connections between transactions, that pooler must know named statements.
 */
export async function runPrepared<Row extends QueryResultRow>(
  db: Tx,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const client = (db as unknown as { $client: Client }).$client;
  return (await client.query<Row>({ name, text, values })).rows;
}
