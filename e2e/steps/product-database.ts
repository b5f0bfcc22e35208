import { Client } from "pg";

/** Changes or reads rows of the running product, as time, a host or an operator would. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: process.env.PRODUCT_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
