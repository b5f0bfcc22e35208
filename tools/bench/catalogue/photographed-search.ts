import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import { quantile } from "#tools/measure/load.ts";
import { BENCH_CITY, benchPayloads, withPositions } from "#tools/measure/payloads.ts";
import { type BenchProcess, startBenchProcess } from "../search/bench-process.ts";
import { closedLoad, requestBytes } from "../search/closed-load.ts";
import { type BenchPostgres, runAsAdmin } from "./bench-database.ts";
import { type Figure, figure } from "./figure.ts";
import { plantedDiscounts, plantedPhotos } from "./planted-rows.ts";

const GUESTS = 4;
const PER_SECOND = 10_000;
const kinds = ["drawn", "photographed", "discounted"] as const;
type Kind = (typeof kinds)[number];
type Served = Record<Kind, BenchProcess>;

const server = new URL("./catalogue-server.ts", import.meta.url);
const payloads = benchPayloads(200, todayInRiyadh(new Date()));
let guestsBefore = 0;

/** CPU of searches that nobody made before, and memory, of one city with drawn homes, photographed ones, and discounts of stays. */
export async function measurePhotographedSearch(
  bench: BenchPostgres,
  { homes, rounds, seconds }: { homes: number; rounds: number; seconds: number },
): Promise<Figure[]> {
  const served = await serve(bench, homes);
  const bytes: Record<string, { measured: number; counted: number }> = {};
  for (const kind of kinds) bytes[kind] = await served[kind].ask("bytesPerHome");
  const ratios: Record<Exclude<Kind, "drawn">, number[]> = { photographed: [], discounted: [] };
  for (let round = 0; round <= rounds; round++) {
    const cpu: Record<string, number> = {};
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) cpu[kind] = await cpuOf(served[kind], seconds);
    // The first round is a warm-up.
    if (round === 0) continue;
    for (const kind of ["photographed", "discounted"] as const)
      ratios[kind].push(Number(cpu[kind]) / Number(cpu.drawn));
  }
  for (const kind of kinds) await served[kind].leave();
  console.table(bytes);
  console.table(spreadOf(ratios));
  const more = Number(bytes.photographed?.measured) - Number(bytes.drawn?.measured);
  return [
    figure("search CPU, photographed of drawn", { max: 1.03 }, quantile(ratios.photographed, 0.5)),
    figure("search CPU, 30 % with discounts of stays", { max: 1.1 }, quantile(ratios.discounted, 0.5)),
    figure("bytes a photographed home more", { max: 260 }, more),
  ];
}

const planted: Record<Kind, readonly string[]> = {
  drawn: [],
  photographed: plantedPhotos,
  discounted: plantedDiscounts,
};

/** Rows are planted once the servers have marked their empty stores, and before a first search. */
async function serve(bench: BenchPostgres, homes: number): Promise<Served> {
  const drawn = await bench.create("bench_drawn");
  await seedIfEmpty(drawn.migrationUrl, { properties: homes, cityId: BENCH_CITY, light: true });
  const databases = {
    drawn,
    photographed: await bench.create("bench_photographed", drawn.name),
    discounted: await bench.create("bench_discounted", drawn.name),
  };
  const served: Partial<Served> = {};
  for (const kind of kinds) {
    const dataDir = join(bench.folder, kind);
    mkdirSync(dataDir);
    served[kind] = await startBenchProcess(server, [databases[kind].url, dataDir]);
    await runAsAdmin(databases[kind].adminUrl, ...planted[kind], "ANALYZE");
  }
  return served as Served;
}

/** Of one search, in microseconds. */
async function cpuOf({ port, cpu }: BenchProcess, seconds: number): Promise<number> {
  const count = PER_SECOND * seconds;
  guestsBefore += count;
  const requests = withPositions(payloads, count, guestsBefore).map((body) =>
    requestBytes("POST", endpoints.searchProperties.url, body),
  );
  const before = await cpu();
  const load = await closedLoad({ port, requests, seconds, guests: GUESTS });
  if (load.failures > 0) throw new Error(`${load.failures} searches failed.`);
  return ((await cpu()) - before) / load.requests;
}

function spreadOf(ratios: Record<string, number[]>): Record<string, string> {
  const shown = (numbers: number[]) =>
    [0.25, 0.5, 0.75].map((share) => quantile(numbers, share).toFixed(3)).join(" / ");
  return Object.fromEntries(Object.entries(ratios).map(([kind, numbers]) => [kind, shown(numbers)]));
}
