import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { csvText } from "#api/testing/import/catalogue-folder.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { quantile } from "#tools/measure/load.ts";
import { BENCH_CITY } from "#tools/measure/payloads.ts";
import { type BenchProcess, startBenchProcess } from "../search/bench-process.ts";
import type { BenchPostgres } from "./bench-database.ts";
import { anyBytes, benchHome, writeBenchFolder } from "./bench-folder.ts";
import { type Figure, figure } from "./figure.ts";
import { runImport } from "./run-import.ts";

const HOMES = 200;
const POLL_MS = 10;
const MAX_WAIT_MS = 20_000;

/** How long after its commit a changed row of an import is found by the search of two processes. */
export async function measureChangedRow(bench: BenchPostgres, changes: number): Promise<Figure[]> {
  const { url } = await bench.create("bench_changed");
  const [folder, dataDir] = [join(bench.folder, "changed"), join(bench.folder, "changed-data")];
  mkdirSync(dataDir);
  writeBenchFolder(folder, { homes: HOMES, photoOf: anyBytes });
  const script = new URL("./catalogue-server.ts", import.meta.url);
  const servers = [await startBenchProcess(script, [url, dataDir]), await startBenchProcess(script, [url, dataDir])];
  await runImport({ url, folder });
  for (const server of servers) await find(server, "Qamra");
  const waits: number[] = [];
  for (let change = 1; change <= changes; change++) {
    const { nameEn: name } = renamed(change);
    const homes = Array.from({ length: HOMES }, (_, at) => benchHome(at + 1, at < change ? renamed(at + 1) : {}));
    writeFileSync(join(folder, "homes.csv"), csvText(homes));
    const found = servers.map((server) => foundAt(server, name));
    const { changedAt } = await runImport({ url, folder });
    if (changedAt.length !== 1) throw new Error(`${changedAt.length} homes were changed instead of one.`);
    for (const at of await Promise.all(found)) waits.push(at - Number(changedAt[0]));
  }
  for (const server of servers) await server.leave();
  console.table({ waitsMs: { middle: quantile(waits, 0.5), longest: Math.max(...waits) } });
  return [figure("changed row found by search, longest in s", { max: 1 }, Math.max(...waits) / 1_000)];
}

const renamed = (home: number) => ({ nameEn: `Shamal Retreat ${String(home).padStart(3, "0")}` });

async function foundAt(server: BenchProcess, name: string): Promise<number> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
    if ((await find(server, name)) > 0) return Date.now();
    await pause(POLL_MS);
  }
  throw new Error(`${name} was not found.`);
}

/** How many homes of the city have such a name. */
async function find({ port }: BenchProcess, term: string): Promise<number> {
  const checkIn = addDays(todayInRiyadh(new Date()), 20);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  const body = { searchCriteria: [{ lookupTypeId: 2, lookupId: [BENCH_CITY] }], ...stay, unitSearch: { term } };
  const answer = await fetch(`http://127.0.0.1:${port}${endpoints.searchProperties.url}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`A search answered ${answer.status}.`);
  const { totalCount } = (await answer.json()) as { totalCount: number };
  return totalCount;
}
