import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { QueryConfig } from "pg";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { readSettings, type Settings } from "#api/platform/settings/settings.ts";
import { openEngine } from "#api/search/search-engine.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { startDatabase } from "#server/start/start-database.ts";
import { copyDatabaseTemplate } from "#server/testing/database-template.ts";
import { cpuOfDatabase } from "../measure/cpu-time.ts";
import { quantile } from "../measure/load.ts";

/**
 * `npm run bench:refresh [rounds]`: CPU of PostgreSQL per changed property for a process that has its city in memory.
 * Two processes follow the same changes, one with prepared statements and one without names. The time is what Linux
 * measures for the connections of each.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const CHANGES = 100;
const CITY = 5;
/** The ms between two changes: longer than a batch waits, or many in each batch. */
const pausesMs = { alone: 70, batched: 2 };
const variants = ["unnamed", "prepared"] as const;
type Variant = (typeof variants)[number];
type Process = { variant: Variant; catchUp: () => Promise<void> };

const cleanup = new CleanupStack();
const { folder, remove } = throwawayFolder("mabeet-bench-refresh-");
cleanup.add(async () => remove());
try {
  await copyDatabaseTemplate(join(folder, "postgres"));
  const env = { APP_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: folder };
  const { settings } = await startDatabase(readSettings(env), cleanup, "durable");
  const db = openDatabase(settings);
  cleanup.add(() => db.$client.end());
  const processes = [];
  for (const variant of variants) processes.push(await openProcess(settings, variant));
  const measured: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [pace, pauseMs] of Object.entries(pausesMs)) {
      for (const [variant, ms] of await cpuPerChange(db, processes, pauseMs)) {
        // The first round is a warm-up.
        if (round > 0) measured[`${variant}, ${pace}`] = [...(measured[`${variant}, ${pace}`] ?? []), ms];
      }
    }
  }
  console.log("CPU of PostgreSQL in ms per changed property:");
  console.table(Object.entries(measured).map(([name, ms]) => ({ name, ms: Number(quantile(ms, 0.5).toFixed(3)) })));
} finally {
  await cleanup.runAll();
}

/** A process of the product as far as search is concerned; its connections have the name of the variant. */
async function openProcess(settings: Settings, variant: Variant): Promise<Process> {
  const databaseUrl = `${settings.databaseUrl}?application_name=${variant}`;
  const db = openDatabase({ ...settings, databaseUrl, databasePoolSize: 1 });
  if (variant === "unnamed") removeNames(db);
  const engine = openEngine({ db, secrets: settings.secrets, budgetBytes: 2 ** 28, now: () => new Date() });
  cleanup.add(() => db.$client.end());
  cleanup.add(() => engine.stop());
  await engine.shardOf(CITY, 0);
  return { variant, catchUp: engine.catchUp };
}

function removeNames({ $client }: Db): void {
  const query = $client.query.bind($client) as (config: QueryConfig, values?: unknown[]) => Promise<unknown>;
  const unnamed = ({ name: _, ...config }: QueryConfig, values?: unknown[]) => query(config, values);
  Object.assign($client, { query: unnamed });
}

async function cpuPerChange(db: Db, processes: readonly Process[], pauseMs: number): Promise<[Variant, number][]> {
  const before = await cpuOfDatabase(db);
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM property WHERE city_id = ${CITY} AND status = 'listed' ORDER BY random() LIMIT ${CHANGES}`,
  );
  for (const { id } of rows) {
    await db.execute(sql`UPDATE property SET dynamic_rank = 1 + dynamic_rank % 100 WHERE id = ${id}`);
    await pause(pauseMs);
  }
  for (const { catchUp } of processes) await catchUp();
  const after = await cpuOfDatabase(db);
  return variants.map((variant) => [variant, (Number(after[variant]) - Number(before[variant])) / rows.length]);
}
