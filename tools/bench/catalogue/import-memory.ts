import { join } from "node:path";
import type { BenchPostgres } from "./bench-database.ts";
import { anyBytes, writeBenchFolder } from "./bench-folder.ts";
import { type Figure, figure } from "./figure.ts";
import { runImport } from "./run-import.ts";

const MEGABYTE = 1_000_000;
/** Positions of rows, 32 bytes for those of a home in a file, are all that may grow. */
const MAX_BYTES_A_HOME = 500;

type Sizes = { few: number; checked: number; imported: number };

/** The largest memory of an import that is in use, for few and for many homes. */
export async function measureImportMemory(bench: BenchPostgres, { few, checked, imported }: Sizes): Promise<Figure[]> {
  const checks = { few: await peakOf(bench, few, true), many: await peakOf(bench, checked, true) };
  const imports = { few: await peakOf(bench, few, false), many: await peakOf(bench, imported, false) };
  console.table({
    [`--check of ${few}, MB`]: checks.few / MEGABYTE,
    [`--check of ${checked}, MB`]: checks.many / MEGABYTE,
    [`import of ${few}, MB`]: imports.few / MEGABYTE,
    [`import of ${imported}, MB`]: imports.many / MEGABYTE,
  });
  const perHome = (many: number, homes: number, small: number) => Math.max(0, (many - small) / (homes - few));
  return [
    figure(
      "--check, bytes of memory a home more",
      { max: MAX_BYTES_A_HOME },
      perHome(checks.many, checked, checks.few),
    ),
    figure(
      "import, bytes of memory a home more",
      { max: MAX_BYTES_A_HOME },
      perHome(imports.many, imported, imports.few),
    ),
  ];
}

/** Homes that are only checked have no pictures: their files would take longer than the check. */
async function peakOf(bench: BenchPostgres, homes: number, isCheck: boolean): Promise<number> {
  const { url } = await bench.create("bench_memory");
  const folder = join(bench.folder, `memory-${isCheck ? "check" : "import"}-${homes}`);
  writeBenchFolder(folder, isCheck ? { homes } : { homes, photoOf: anyBytes });
  const { peakBytes } = await runImport({ url, folder, isCheck, samplesMemory: true });
  return peakBytes;
}
