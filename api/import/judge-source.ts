import type { ImportedHome } from "#contract/host/imported-home.ts";
import type { ImportDeps } from "./import-deps.ts";
import type { ImportNames } from "./import-names.ts";
import { type ImportProblem, problemLine } from "./import-problem.ts";
import { judgeHome } from "./judge/judge-home.ts";
import type { HomesFolder } from "./read/csv-homes.ts";
import { type HomeSource, type Origin, originAt } from "./read/home-draft.ts";

export type ImportFolder = { homes: HomesFolder; names: ImportNames; folder: string; catalogue: string };
export type JudgedSource = {
  source: HomeSource;
  home: ImportedHome;
  originOf: (path: readonly PropertyKey[]) => Origin & { column: string };
};

/** The home of a source, or `null` after everything that is wrong with it was reported. */
export function judgeSource(
  deps: Pick<ImportDeps, "onHome" | "onProblem">,
  given: ImportFolder,
  source: HomeSource,
): JudgedSource | null {
  const draft = source.read();
  const judged = judgeHome(draft, given.names, given.folder);
  const problems: ImportProblem[] = [...judged.problems];
  if (source.duplicateRow !== null)
    problems.push({
      ...{ file: draft.origin.file, row: source.row, column: "externalId", read: source.externalId },
      allowed: `each home once: row ${source.duplicateRow} has the same id`,
    });
  if (problems.length === 0 && judged.home)
    return { source, home: judged.home, originOf: (path) => originAt(draft, path) };
  refuse(deps, source, problems);
  return null;
}

export function refuse(
  { onHome, onProblem }: Pick<ImportDeps, "onHome" | "onProblem">,
  { externalId, row }: Pick<HomeSource, "externalId" | "row">,
  problems: readonly ImportProblem[],
): void {
  problems.forEach(onProblem);
  onHome({ externalId, row, result: "refused", propertyId: null, notes: problems.map(problemLine) });
}
