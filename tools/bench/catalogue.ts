import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { explainError } from "#server/error/explain-error.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import { type BenchPostgres, openBenchPostgres } from "./catalogue/bench-database.ts";
import { measureChangedRow } from "./catalogue/changed-row.ts";
import type { Figure } from "./catalogue/figure.ts";
import { measureFirstStart } from "./catalogue/first-start.ts";
import { measureImportMemory } from "./catalogue/import-memory.ts";
import { measureImportRate } from "./catalogue/import-rate.ts";
import { measurePhotographedPage } from "./catalogue/photographed-page.ts";
import { measurePhotographedSearch } from "./catalogue/photographed-search.ts";
import { measureSearchDuringImport } from "./catalogue/search-during-import.ts";
import { measureStoredSize } from "./catalogue/stored-size.ts";

const HELP = `npm run bench:catalogue -- [--only <part>] [--homes 10000] [--photos 200] [--rounds 3] [--previous <folder>]

Compares the import of a catalogue with a bare COPY, and photographed homes with drawn ones.

--only      rate, memory, changed, search, sizes, page, busy or start; several with commas, all without it
--homes     the homes of an import whose rate is measured
--photos    the photographs that are imported while guests search
--rounds    how often each comparison is repeated; searches and sizes are four times as often
--previous  a checkout of another release with its node_modules, whose first start is compared`;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    homes: { type: "string", default: "10000" },
    photos: { type: "string", default: "200" },
    rounds: { type: "string", default: "3" },
    previous: { type: "string" },
    help: { type: "boolean" },
  },
});
const [homes, photos, rounds] = [Number(values.homes), Number(values.photos), Number(values.rounds)];
const previous = values.previous && resolve(values.previous);
const MANY_ROUNDS = 4 * rounds;
const SEEDED = 5_000;
const CHANGES = 8;

const parts: Record<string, (bench: BenchPostgres) => Promise<Figure[]>> = {
  rate: (bench) => measureImportRate(bench, homes, rounds),
  memory: (bench) => measureImportMemory(bench, { few: 1_000, checked: 10 * homes, imported: homes }),
  changed: (bench) => measureChangedRow(bench, CHANGES),
  search: (bench) => measurePhotographedSearch(bench, { homes, rounds: MANY_ROUNDS, seconds: 1 }),
  sizes: (bench) => measureStoredSize(bench, { rounds: MANY_ROUNDS, seconds: 1 }),
  page: () => measurePhotographedPage(rounds),
  busy: (bench) => measureSearchDuringImport(bench, { seeded: SEEDED, photos, rounds }),
  ...(previous && { start: () => measureFirstStart(previous, rounds) }),
};

async function bench(): Promise<Figure[]> {
  const cleanup = new CleanupStack();
  stopOnSignal(() => cleanup.runAll());
  const figures: Figure[] = [];
  try {
    const postgres = await openBenchPostgres(cleanup);
    for (const [name, measure] of Object.entries(parts)) {
      if (values.only !== "" && !values.only.split(",").includes(name)) continue;
      figures.push(...(await measure(postgres)));
    }
  } finally {
    await cleanup.runAll();
  }
  return figures;
}

if (values.help) console.log(HELP);
else {
  try {
    const figures = await bench();
    console.table(figures);
    process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
  } catch (error) {
    console.error(explainError(error, "debug"));
    process.exitCode = 1;
  }
}
