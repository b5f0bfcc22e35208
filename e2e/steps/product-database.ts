import { Client } from "pg";

/** Changes rows of the running product, as time, a host or an operator would. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new Client({ connectionString: process.env.PRODUCT_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
