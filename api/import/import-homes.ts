import { existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { OperatorError } from "#api/operator/operator-error.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { importAlone } from "./import-alone.ts";
import type { ImportDeps } from "./import-deps.ts";
import { readHosts, writeHosts } from "./import-hosts.ts";
import { type ImportNames, loadNames } from "./import-names.ts";
import { importPlaces } from "./import-places.ts";
import { type ImportProblem, UnreadableFile } from "./import-problem.ts";
import { importSources } from "./import-sources.ts";
import { pauseLeft } from "./pause-left.ts";
import { openCsvHomes } from "./read/csv-homes.ts";
import { openJsonHomes } from "./read/json-homes.ts";
import { recordImport } from "./record-import.ts";

export type ImportSummary = Record<
  | "homes"
  | "listed"
  | "submitted"
  | "changed"
  | "resumed"
  | "unchanged"
  | "held-back"
  | "closed"
  | "refused"
  | "paused",
  number
> & { hosts: number; places: number; problems: number };

/**
 * Brings homes, hosts and places to what a folder says. Each home is stored as a whole or not at all; one bad home does not
 * stop the others. An import that was killed goes on with the homes that are not stored yet.
 */
export function importHomes(deps: ImportDeps, path: string): Promise<ImportSummary> {
  const folder = folderOf(path);
  return importAlone(deps.db, async () => {
    const summary = emptySummary();
    const counting = withCounts(deps, summary);
    const names = await writePlaces(counting, folder, summary);
    const { hosts, problems } = readHosts(folder, names);
    problems.forEach(counting.onProblem);
    if (hosts.length > 0) summary.hosts = await writeRows(deps, folder, (tx) => writeHosts(tx, hosts));
    const homes = openJsonHomes(folder, names) ?? openCsvHomes(folder, names);
    try {
      await importSources(counting, { homes, names, folder, catalogue: basename(folder) });
      for (const problem of homes.strays()) counting.onProblem(problem);
      if (homes.count > 0) await pauseLeft(counting, basename(folder), homes.has);
    } finally {
      homes.close();
    }
    return summary;
  });
}

function writeRows({ db, operator }: ImportDeps, folder: string, write: (tx: Tx) => Promise<number>): Promise<number> {
  return recordImport(db, operator, basename(folder), async (tx) => {
    const rows = await write(tx);
    return { hasWritten: rows > 0, after: { rows }, result: rows };
  });
}

async function writePlaces(deps: ImportDeps, folder: string, summary: ImportSummary): Promise<ImportNames> {
  const names = await loadNames(deps.db);
  if (!existsSync(resolve(folder, "cities.csv"))) return names;
  let problems: ImportProblem[] = [];
  const work = async (tx: Tx) => {
    const places = await importPlaces(tx, folder, names);
    problems = places.problems;
    return places.written;
  };
  summary.places = await writeRows(deps, folder, work);
  problems.forEach(deps.onProblem);
  return summary.places > 0 ? loadNames(deps.db) : names;
}

export function folderOf(path: string): string {
  const folder = resolve(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new OperatorError(`There is no folder ${path}.`);
  return folder;
}

export function emptySummary(): ImportSummary {
  return {
    ...{ homes: 0, listed: 0, submitted: 0, changed: 0, resumed: 0, unchanged: 0, "held-back": 0, closed: 0 },
    ...{ refused: 0, paused: 0, hosts: 0, places: 0, problems: 0 },
  };
}

/** Counts what is reported. */
export function withCounts<Deps extends Pick<ImportDeps, "onProblem" | "onHome">>(
  deps: Deps,
  summary: ImportSummary,
): Deps {
  return {
    ...deps,
    onProblem: (problem) => {
      summary.problems++;
      deps.onProblem(problem);
    },
    onHome: (home) => {
      if (home.result !== "paused") summary.homes++;
      summary[home.result]++;
      deps.onHome(home);
    },
  };
}

/** What an unreadable file says, as the refusal of the whole import. */
export function asRefusal(error: unknown): ImportProblem | null {
  return error instanceof UnreadableFile ? error.problem : null;
}
