import { Client } from "pg";
import { liftTimeouts } from "#api/platform/database/role-timeouts.ts";
import type { Day } from "#domain/stay/day.ts";
import { type SeedOptions, seed } from "./seed.ts";

const LOCK = 7_203_185;

export const DEFAULT_SEED = 1;
/** The catalogue that `npm start` seeds. */
export const DEFAULT_PROPERTIES = 1200;

/** Seeds a migrated database that has no properties yet, all or nothing, one process at a time; returns whether it did. */
export async function seedIfEmpty(url: string, options: Partial<SeedOptions> = {}): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: "mabeet-seed" });
  client.on("error", () => {});
  await client.connect();
  try {
    await liftTimeouts(client);
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    const { rows } = await client.query<{ seeded: boolean; today: Day }>(
      "SELECT EXISTS (SELECT FROM property) AS seeded, app_today()::text AS today",
    );
    if (rows[0]?.seeded) return false;
    const today = rows[0]?.today ?? "";
    await seed(client, { properties: DEFAULT_PROPERTIES, seed: DEFAULT_SEED, today, light: false, ...options });
    await client.query("COMMIT");
    await client.query("ANALYZE property, property_space, stay_rule, stay_claim, night_claim, review, review_summary");
    return true;
  } finally {
    await client.end();
  }
}
