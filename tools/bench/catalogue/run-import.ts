import { fork } from "node:child_process";
import { once } from "node:events";
import type { ImportSummary } from "#api/import/import-homes.ts";

export type ImportJob = { url: string; folder: string; isCheck?: boolean; samplesMemory?: boolean };
export type ImportRun = {
  ms: number;
  /** CPU time of the process of the import. */
  cpuMs: number;
  /** CPU time of its connections in the database. */
  databaseCpuMs: number;
  summary: ImportSummary;
  /** The largest amount that was in use at a line of progress; 0 unless it was sampled. */
  peakBytes: number;
  /** When the transactions of changed homes had ended. */
  changedAt: number[];
};

const script = new URL("./import-process.ts", import.meta.url);

/** Imports a folder in another process. */
export async function runImport(job: ImportJob, flags: string[] = []): Promise<ImportRun> {
  const execArgv = [...(job.samplesMemory ? ["--expose-gc"] : []), ...flags];
  const child = fork(script, [JSON.stringify(job)], { execArgv });
  const gone = once(child, "exit").then(() => Promise.reject(new Error("The import ended without a result.")));
  gone.catch(() => {});
  const [run] = (await Promise.race([once(child, "message"), gone])) as [ImportRun];
  return run;
}
