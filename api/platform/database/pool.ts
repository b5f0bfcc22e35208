import { Pool, type PoolConfig } from "pg";
import type { Settings } from "#api/platform/settings/settings.ts";

export type PoolOptions = {
  /** Called for every broken connection; the pool replaces it. */
  onLost?: (error: Error) => void;
};

/** Limits on waiting for a lock, on a statement and on a forgotten transaction. */
const timeoutsMs = {
  lock_timeout: 2_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  transaction_timeout: 15_000,
};

/**
 * A pool that survives a restart of the database: without an error listener on each client a broken one ends the
 * process.
 */
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
    // Concurrent queries are sent together and answered in their order.
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
