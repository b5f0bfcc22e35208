import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Settings } from "#api/platform/settings/settings.ts";
import { createPool, type PoolOptions } from "./pool.ts";

/** The database of the product. Use `inTransaction` for transactions: it retries, rolls back and releases safely. */
export type Db = Omit<NodePgDatabase, "transaction"> & { $client: Pool };

/** The database or a transaction. */
export type Tx = Omit<Db, "$client">;

export function openDatabase(settings: Settings, options?: PoolOptions): Db {
  return drizzle(createPool(settings, options));
}
