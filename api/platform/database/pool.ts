import { Pool, type PoolConfig } from "pg";
import type { Settings } from "#api/platform/settings/settings.ts";

export type PoolOptions = {
  /** Told of every connection that broke; the pool itself replaces it. */
  onLost?: (error: Error) => void;
};

/** Rule 13 of the reliability paper: nobody waits long for a lock, a statement or a forgotten transaction. */
const timeoutsMs = {
  lock_timeout: 2_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  transaction_timeout: 15_000,
};

/** A pool that outlives a restart of the database: without a listener on each client a broken one ends the process. */
export function createPool(settings: Settings, { onLost = () => {} }: PoolOptions = {}): Pool {
  if (!settings.databaseUrl) throw new Error("No database URL: start the embedded PostgreSQL first.");
  const pool = new Pool({ ...poolConfig(settings), connectionString: settings.databaseUrl });
  pool.on("error", onLost);
  pool.on("connect", (client) => {
    client.on("error", onLost);
  });
  return pool;
}

function poolConfig(settings: Settings): PoolConfig {
  const session = { ...timeoutsMs, "app.clock_offset_ms": settings.clockOffsetMs };
  return {
    max: settings.databasePoolSize,
    // Questions asked without waiting for each other's answers travel together, and are answered in their order.
    pipeline: true,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "mabeet",
    options: Object.entries(session)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
  };
}
