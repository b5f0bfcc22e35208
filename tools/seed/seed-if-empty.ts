import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { properties } from "#api/database/schema/property.ts";
import { seed } from "./seed.ts";

const LOCK = 7_203_185;

/** Seeds a migrated database that has no homes yet, all or nothing, one process at a time; tells whether it did. */
export async function seedIfEmpty(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: "mabeet-seed" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
      const [home] = await tx.select({ id: properties.id }).from(properties).limit(1);
      if (home) return false;
      await seed(tx);
      return true;
    });
  } finally {
    await client.end();
  }
}
