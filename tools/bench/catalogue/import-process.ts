import { createHash } from "node:crypto";
import { checkImport } from "#api/import/check-import.ts";
import type { ImportDeps } from "#api/import/import-deps.ts";
import { importHomes } from "#api/import/import-homes.ts";
import { problemLine } from "#api/import/import-problem.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aPhoto } from "#api/testing/builders/a-photo.ts";
import { cpuOfDatabase } from "#tools/measure/cpu-time.ts";
import type { ImportJob, ImportRun } from "./run-import.ts";

// One import in a process of its own, as the command has one. Its pictures were taken in before: only their rows are written.
const job = JSON.parse(process.argv[2] ?? "") as ImportJob;
const db = openDatabase(readSettings({ APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: job.url }));
const problems: string[] = [];
const changedAt: number[] = [];
let peakBytes = 0;

const deps: ImportDeps = {
  db,
  operator: { by: "Bench", second: null, reason: "Homes of the bench." },
  licences: null,
  takePhoto: photosTakenBefore(db),
  fetchPicture: async () => ({ refused: "a file of the folder" }),
  setFeeds: async () => false,
  onProblem: (problem) => problems.push(problemLine(problem)),
  onHome: ({ result }) => {
    if (result === "changed") changedAt.push(Date.now());
  },
  onProgress: () => {
    if (job.samplesMemory) peakBytes = Math.max(peakBytes, usedBytes());
  },
};

const began = performance.now();
const { user, system } = process.cpuUsage();
const summary = job.isCheck ? await checkImport(deps, job.folder) : await importHomes(deps, job.folder);
const ms = performance.now() - began;
const cpu = process.cpuUsage();
if (problems.length > 0) throw new Error(problems.slice(0, 5).join("\n"));
const { mabeet: databaseCpuMs = 0 } = await cpuOfDatabase(db);
await db.$client.end();
const run: ImportRun = {
  ms,
  cpuMs: (cpu.user - user + cpu.system - system) / 1_000,
  databaseCpuMs,
  summary,
  peakBytes,
  changedAt,
};
process.send?.(run, () => process.disconnect());

/** What is left after garbage was collected. */
function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function photosTakenBefore(given: Db): ImportDeps["takePhoto"] {
  const taken = new Map<string, Awaited<ReturnType<typeof aPhoto>>>();
  return async ({ source, kind, hostId }) => {
    const key = `${hostId} ${kind} ${String(source).slice(String(source).lastIndexOf("/") + 1)}`;
    const photo = taken.get(key) ?? (await aPhoto(given, { hostId, kind, class: "public", dhash: hashOf(key) }));
    taken.set(key, photo);
    return { ...photo, photoId: photo.id, isNew: false, original: null };
  };
}

/** Different pictures look different. */
function hashOf(key: string): bigint {
  return createHash("sha256").update(key).digest().readBigInt64BE();
}
