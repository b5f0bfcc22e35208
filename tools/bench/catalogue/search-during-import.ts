import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import { ROOT } from "#server/root.ts";
import { sentPhoto } from "#server/testing/sent-photo.ts";
import { openLoad, quantile } from "#tools/measure/load.ts";
import { BENCH_CITY } from "#tools/measure/payloads.ts";
import { startBenchProcess } from "../search/bench-process.ts";
import type { BenchDatabase, BenchPostgres } from "./bench-database.ts";
import { writeBenchFolder } from "./bench-folder.ts";
import { type Figure, figure } from "./figure.ts";

const PHOTOS_PER_HOME = 8;
const SEARCHES_A_SECOND = 50;
const SETTLE_MS = 1_000;
const SCHED_IDLE = 5;

type Options = { seeded: number; photos: number; rounds: number };
type Place = { database: BenchDatabase; dataDir: string };

/** Guests search at a fixed rate, in quiet periods and while an operator imports homes with new photographs into the same city. */
export async function measureSearchDuringImport(
  bench: BenchPostgres,
  { seeded, photos, rounds }: Options,
): Promise<Figure[]> {
  const database = await bench.create("bench_busy");
  await seedIfEmpty(database.migrationUrl, { properties: seeded, cityId: BENCH_CITY, light: true });
  const place = { database, dataDir: join(bench.folder, "busy") };
  mkdirSync(place.dataDir);
  const server = await startBenchProcess(new URL("./catalogue-server.ts", import.meta.url), [
    database.url,
    place.dataDir,
  ]);
  const homes = Math.ceil(photos / PHOTOS_PER_HOME / rounds);
  const pictures = await differentPhotos();
  const pairs: { quiet: number[]; busy: number[]; seconds: number; priorities: Set<string> }[] = [];
  await searchWhile(server.port, () => pause(SETTLE_MS));
  for (let round = 0; round < rounds; round++) {
    const folder = join(bench.folder, `busy-${round}`);
    writeBenchFolder(folder, { homes, first: 1 + round * homes, photoOf: pictures });
    const priorities = new Set<string>();
    const began = performance.now();
    const busy = await searchWhile(server.port, () => importFolder(place, folder, priorities));
    const seconds = (performance.now() - began) / 1_000;
    const quiet = await searchWhile(server.port, () => pause(seconds * 1_000));
    pairs.push({ quiet, busy, seconds, priorities });
  }
  await server.leave();
  const ratioAt = (share: number) =>
    quantile(
      pairs.map((pair) => ratio(pair, share)),
      0.5,
    );
  console.table(
    pairs.map(({ quiet, busy, seconds, priorities }) => ({
      photosPerSecond: Number(((homes * PHOTOS_PER_HOME) / seconds).toFixed(1)),
      ...{ quietP50: rounded(quiet, 0.5), busyP50: rounded(busy, 0.5) },
      ...{ quietP99: rounded(quiet, 0.99), busyP99: rounded(busy, 0.99) },
      intake: [...priorities].join(" "),
    })),
  );
  const isIdle = pairs.every(({ priorities }) => priorities.size === 1 && priorities.has("idle"));
  return [
    figure("search p99 during an import of photographs, of quiet", { max: 1.1 }, ratioAt(0.99)),
    figure("search p50 during an import of photographs, of quiet", { max: 1.1 }, ratioAt(0.5)),
    figure("picture processes at idle priority", { min: 1 }, Number(isIdle)),
  ];
}

const ratio = ({ quiet, busy }: { quiet: number[]; busy: number[] }, share: number) =>
  quantile(busy, share) / quantile(quiet, share);
const rounded = (numbers: number[], share: number) => Number(quantile(numbers, share).toFixed(2));

async function searchWhile(port: number, work: () => Promise<unknown>): Promise<number[]> {
  const checkIn = addDays(todayInRiyadh(new Date()), 20);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  const body = JSON.stringify({ searchCriteria: [{ lookupTypeId: 2, lookupId: [BENCH_CITY] }], ...stay });
  const paths = [endpoints.searchProperties.url];
  const load = openLoad({ port, paths, perSecond: SEARCHES_A_SECOND, body });
  await work();
  const answers = await load.stop();
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`A search answered ${failed.status}.`);
  return answers.map(({ ms }) => ms);
}

/** Photographs of the size of a phone's; a comment makes each file another one. */
async function differentPhotos(): Promise<(home: number, name: string) => Buffer> {
  const base = await Promise.all(
    Array.from({ length: 4 }, (_, seed) => sentPhoto({ width: 4_000, height: 3_000, seed: seed + 1 })),
  );
  return (home, name) => {
    const jpeg = base[home % base.length] as Buffer;
    const comment = Buffer.from(`${home} ${name}`);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(comment.length + 2);
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)]);
  };
}

/** The command of an operator; notes the priorities of its picture processes. */
async function importFolder({ database, dataDir }: Place, folder: string, priorities: Set<string>): Promise<void> {
  const given = ["import-homes", folder, "--by", "Bench", "--reason", "Photographs of the bench."];
  const child = spawn(process.execPath, [join(ROOT, "server/operator.ts"), ...given], {
    env: { ...process.env, APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: database.url, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const timer = setInterval(() => {
    for (const priority of intakePriorities(child)) priorities.add(priority);
  }, 500);
  const [code] = await once(child, "exit");
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

/** How Linux schedules the processes that a command started for pictures. */
function intakePriorities({ pid }: ChildProcess): string[] {
  return readdirSync("/proc").flatMap((name) => {
    try {
      if (!readFileSync(`/proc/${name}/cmdline`, "utf8").includes("intake-worker.ts")) return [];
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      // The third field is the state, the fourth the parent, the 41st the scheduling policy.
      if (Number(fields[1]) !== pid) return [];
      return [Number(fields[38]) === SCHED_IDLE ? "idle" : `policy ${fields[38]}`];
    } catch {
      return [];
    }
  });
}
