import { availableParallelism } from "node:os";
import type { Settings } from "#api/platform/settings/settings.ts";

/** Connections of the embedded PostgreSQL that the processes may share; the rest is for migrations and operators. */
const EMBEDDED_CONNECTIONS = 90;
/** Each process also follows the changes of the catalogue on a connection outside its pool. */
const CONNECTIONS_BESIDE_POOL = 1;

export function processCount({ processes }: Pick<Settings, "processes">, cores = availableParallelism()): number {
  return processes === "auto" ? cores : processes;
}

/** The pool of one process. Many processes on the embedded PostgreSQL have smaller ones. */
export function poolSizeOf(
  { databasePoolSize, databaseUrl }: Pick<Settings, "databasePoolSize" | "databaseUrl">,
  count: number,
): number {
  if (databaseUrl) return databasePoolSize;
  const share = Math.floor(EMBEDDED_CONNECTIONS / count) - CONNECTIONS_BESIDE_POOL;
  return Math.max(1, Math.min(databasePoolSize, share));
}
