import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { migrate } from "#api/platform/database/migrate.ts";
import { liftTimeouts } from "#api/platform/database/role-timeouts.ts";
import { installReferenceData } from "./install-reference-data.ts";

/** Serialises releases that start at once. */
const LOCK = 7_203_186;

export type DatabaseUpdate = { migrations: string[]; referenceRows: number };

/** Brings schema and reference data of a database to this release. */
export async function updateDatabase(url: string, options: { timeoutMs?: number } = {}): Promise<DatabaseUpdate> {
  const migrations = await migrate(url, options);
  const client = new Client({ connectionString: url, application_name: "mabeet-migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    await liftTimeouts(client);
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    const referenceRows = await installReferenceData(drizzle(client));
    await client.query("COMMIT");
    return { migrations, referenceRows };
  } finally {
    await client.end();
  }
}
