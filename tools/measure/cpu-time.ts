import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";

/** The CPU time of all threads of a process until now, in ms, as Linux counts it. */
export function cpuOfProcess(pid: number): number {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  }
  return ns / 1e6;
}

/** The CPU time of the connections of a database and of the server's own processes until now, in ms, by their name. */
export async function cpuOfDatabase(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ pid: number; name: string }>(
    sql`SELECT pid, application_name AS name FROM pg_stat_activity WHERE datname = current_database() OR datname IS NULL`,
  );
  const cpu: Record<string, number> = {};
  for (const { pid, name } of rows) cpu[name] = (cpu[name] ?? 0) + cpuOfProcess(pid);
  return cpu;
}
