import { join } from "node:path";
import { quantile } from "#tools/measure/load.ts";
import { type CopyRun, copyCatalogue } from "./bare-copy.ts";
import type { BenchPostgres } from "./bench-database.ts";
import { anyBytes, writeBenchFolder } from "./bench-folder.ts";
import { type Figure, figure } from "./figure.ts";
import { type ImportRun, runImport } from "./run-import.ts";

type Round = { copy: CopyRun; first: ImportRun; again: ImportRun };

/** An import of homes with prices beside a bare COPY of its rows into another database, and the same import once more. */
export async function measureImportRate(bench: BenchPostgres, homes: number, rounds: number): Promise<Figure[]> {
  const folder = join(bench.folder, "rate");
  writeBenchFolder(folder, { homes, photoOf: anyBytes });
  const all: Round[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measureRound(bench, folder, homes));
  console.table(all.map(shown));
  const middle = (of: (round: Round) => number) => quantile(all.map(of), 0.5);
  return [
    figure(
      "import, rate of a bare COPY",
      { min: 0.3 },
      middle(({ copy, first }) => copy.ms / first.ms),
    ),
    figure(
      "unchanged import, times as fast",
      { min: 20 },
      middle(({ first, again }) => first.ms / again.ms),
    ),
  ];
}

async function measureRound(bench: BenchPostgres, folder: string, homes: number): Promise<Round> {
  const imported = await bench.create("bench_imported");
  const copied = await bench.create("bench_copied");
  const first = await runImport({ url: imported.url, folder });
  if (first.summary.listed !== homes) throw new Error(`Only ${first.summary.listed} of ${homes} homes were listed.`);
  const again = await runImport({ url: imported.url, folder });
  if (again.summary.unchanged !== homes)
    throw new Error(`${again.summary.unchanged} of ${homes} homes were unchanged.`);
  return { copy: await copyCatalogue(bench, imported, copied), first, again };
}

/** On a busy machine the CPU times say more. */
function shown({ copy, first, again }: Round) {
  return {
    homes: first.summary.listed,
    rows: copy.rows,
    copyS: seconds(copy.ms),
    copyCpuS: seconds(copy.cpuMs),
    importS: seconds(first.ms),
    processCpuS: seconds(first.cpuMs),
    databaseCpuS: seconds(first.databaseCpuMs),
    againS: seconds(again.ms),
    againCpuS: seconds(again.cpuMs + again.databaseCpuMs),
    ofCopy: Number((copy.ms / first.ms).toFixed(3)),
    timesAsFast: Number((first.ms / again.ms).toFixed(1)),
  };
}

const seconds = (ms: number) => Number((ms / 1_000).toFixed(2));
