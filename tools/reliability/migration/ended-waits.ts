import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { RunningPostgres } from "#server/postgres/start-postgres.ts";
import type { Figure } from "./check-migrated.ts";

const LOCK_TIMEOUT = /^mabeet-user=app ERROR: {2}canceling statement due to lock timeout/gm;
/** With the statements of both sides, which follow as its detail. */
const DEADLOCK = /^mabeet-user=.*ERROR: {2}deadlock detected\n(?:(?!mabeet-user=.*(?:HINT|ERROR):).*\n){0,12}/gm;

/**
 * Counts the waits that PostgreSQL ended for a guest. A session of the product gives up a lock after two seconds, so a
 * longer wait is never seen, only this error in the log of the server. A deadlock ends the transaction of a guest or a
 * migration.
 */
export async function countEndedWaits({ adminUrl, dir }: Pick<RunningPostgres, "adminUrl" | "dir">) {
  const ask = async (...statements: string[]) => {
    const client = new Client({ connectionString: adminUrl });
    await client.connect();
    try {
      for (const each of statements.slice(0, -1)) await client.query(each);
      return (await client.query<{ deadlocks: number }>(statements.at(-1) ?? "")).rows;
    } finally {
      await client.end();
    }
  };
  await ask("ALTER SYSTEM SET log_line_prefix = 'mabeet-user=%u '", "SELECT pg_reload_conf()");
  return async (): Promise<Figure[]> => {
    const [found] = await ask("SELECT sum(deadlocks)::int AS deadlocks FROM pg_stat_database");
    const log = readFileSync(join(dir, "server.log"), "utf8");
    return [
      { name: "statements that gave up a lock after 2 s", value: log.match(LOCK_TIMEOUT)?.length ?? 0, limit: 0 },
      { name: "deadlocks", value: found?.deadlocks ?? 0, limit: 0, examples: log.match(DEADLOCK) ?? [] },
    ];
  };
}
