import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { borrowedAccount } from "#server/postgres/account.ts";
import { giveTo } from "#server/postgres/installation.ts";
import { cpuOfProcess } from "#tools/measure/cpu-time.ts";
import type { BenchDatabase, BenchPostgres } from "./bench-database.ts";

/** The tables of an import in an order that their foreign keys and triggers allow; a listing is there before its home. */
const tables = [
  ...["host", "photo", "listing", "listing_event", "licence", "property", "property_space", "property_info"],
  ...["property_photo", "price_period", "night_rate", "stay_rule", "length_discount", "lead_discount", "booking_rule"],
  "operator_action",
];

export type CopyRun = { ms: number; cpuMs: number; rows: number };

/** Copies the rows of one database into another that has none, in one transaction, from files that the server itself reads. */
export async function copyCatalogue(
  { folder }: BenchPostgres,
  from: BenchDatabase,
  to: BenchDatabase,
): Promise<CopyRun> {
  const files = join(folder, "copy");
  mkdirSync(files, { recursive: true, mode: 0o777 });
  giveTo(borrowedAccount(), files);
  const fileOf = (table: string) => `'${join(files, table)}'`;
  await withClient(from.adminUrl, async (client) => {
    for (const table of tables) await client.query(`COPY ${table} TO ${fileOf(table)}`);
  });
  const run = await withClient(to.adminUrl, async (client) => {
    const { rows: own } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const cpu = () => cpuOfProcess(own[0]?.pid ?? 0);
    const [began, cpuBefore] = [performance.now(), cpu()];
    let rows = 0;
    await client.query("BEGIN");
    for (const table of tables) rows += (await client.query(`COPY ${table} FROM ${fileOf(table)}`)).rowCount ?? 0;
    await client.query("COMMIT");
    return { ms: performance.now() - began, cpuMs: cpu() - cpuBefore, rows };
  });
  rmSync(files, { recursive: true });
  return run;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
