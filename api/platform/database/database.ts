import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Settings } from "#api/platform/settings/settings.ts";
import { createPool, type PoolOptions } from "./pool.ts";

/** The product's database. Transactions go through `inTransaction`, which retries, rolls back and releases safely. */
export type Db = Omit<NodePgDatabase, "transaction"> & { $client: Pool };

/** What a query needs: the database itself, or a transaction in it. */
export type Tx = Omit<Db, "$client">;

export function openDatabase(settings: Settings, options?: PoolOptions): Db {
  return drizzle(createPool(settings, options));
}
