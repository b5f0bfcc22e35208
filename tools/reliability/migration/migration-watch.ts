import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const SAMPLE_MS = 20;

/** The longest wait of a session of the product that was seen, what it waited for, and who had it. */
type LockWait = { ms: number; lock: string; statement: string; blocker: string };
/** A migration, or a part of the bench. */
export type Period = { name: string; isMigration: boolean; seconds: number; longestWait: LockWait };

const NO_WAIT: LockWait = { ms: 0, lock: "", statement: "", blocker: "" };

/**
 * Reads the waiting locks and the applied migrations every 20 ms. A migration takes from the moment its predecessor is
 * seen until it is seen itself. The connection must be allowed to see the statements of others.
 */
export async function watchMigrations(url: string) {
  const client = new Client({ connectionString: url, application_name: "bench" });
  await client.connect();
  const known = new Set(await appliedMigrations(client));
  const periods: Period[] = [];
  let began = performance.now();
  let longestWait = NO_WAIT;
  let isWatching = true;
  const end = (name: string, isMigration = false) => {
    const now = performance.now();
    periods.push({ name, isMigration, seconds: (now - began) / 1000, longestWait });
    began = now;
    longestWait = NO_WAIT;
  };
  const sample = async () => {
    const wait = await currentWait(client);
    if (wait.ms > longestWait.ms) longestWait = wait;
    for (const name of await appliedMigrations(client)) {
      if (!known.has(name)) end(name, true);
      known.add(name);
    }
  };
  const watching = (async () => {
    while (isWatching) {
      await sample();
      await pause(SAMPLE_MS);
    }
  })();
  return {
    periods,
    /** The part of the bench that ends now. */
    end,
    stop: async () => {
      isWatching = false;
      await watching;
      await client.end();
    },
  };
}

async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("SELECT name FROM schema_migration ORDER BY name");
  return rows.map(({ name }) => name);
}

async function currentWait(client: Client): Promise<LockWait> {
  const { rows } = await client.query<LockWait>(`
    SELECT (extract(epoch FROM clock_timestamp() - l.waitstart) * 1000)::float8 AS ms,
      concat_ws(' ', l.mode, l.locktype, l.relation::regclass) AS lock, left(a.query, 120) AS statement,
      (SELECT string_agg(concat_ws(' ', b.usename, b.state, left(b.query, 120)), ' | ')
        FROM pg_stat_activity b WHERE b.pid = ANY (pg_blocking_pids(l.pid))) AS blocker
    FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE NOT l.granted AND l.waitstart IS NOT NULL AND a.usename = 'app' ORDER BY l.waitstart LIMIT 1`);
  return rows[0] ?? NO_WAIT;
}
