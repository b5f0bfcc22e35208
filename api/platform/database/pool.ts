import { Pool, type PoolConfig } from "pg";
import type { Settings } from "#api/platform/settings/settings.ts";
import { sendTogether } from "./send-together.ts";

export type PoolOptions = {
  /** Called for every broken connection; the pool replaces it. */
  onLost?: (error: Error) => void;
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
    sendTogether(client);
  });
  return pool;
}

/** The timeouts are those of the role: a pooler refuses or drops `options`, which only the clock of a test needs. */
function poolConfig({ databasePoolSize, clockOffsetMs }: Settings): PoolConfig {
  return {
    max: databasePoolSize,
    // Concurrent queries are sent together and answered in their order.
    pipeline: true,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "mabeet",
    ...(clockOffsetMs !== 0 && { options: `-c app.clock_offset_ms=${clockOffsetMs}` }),
  };
}
