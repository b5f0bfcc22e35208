import { ImportedHome } from "#contract/host/imported-home.ts";
import { homeColumns } from "../columns/home-columns.ts";
import { feedColumns, photoColumns, priceColumns, ruleColumns, spaceColumns } from "../columns/part-columns.ts";
import type { ImportNames } from "../import-names.ts";
import { type ImportProblem, shownValue } from "../import-problem.ts";
import { type HomeDraft, originAt } from "../read/home-draft.ts";
import { homeRules } from "./home-rules.ts";

/** A home that may be stored, or everything that is wrong with it. */
export type JudgedHome = { home: ImportedHome; problems: [] } | { home: null; problems: ImportProblem[] };

/** Every field in its bounds, and then the rules between fields. */
export function judgeHome(draft: HomeDraft, names: ImportNames, folder: string): JudgedHome {
  const parsed = ImportedHome.safeParse({ ...draft.fields, externalId: draft.externalId });
  const problems = [...draft.problems];
  if (parsed.success) problems.push(...homeRules(parsed.data, draft, names, folder));
  else {
    const known = new Set(problems.map(({ file, row, column }) => `${file} ${row} ${column}`));
    for (const issue of parsed.error.issues) {
      const problem = problemOf(issue, draft);
      // A cell that could not be read is missing for the rules: it was named already.
      if (!known.has(`${problem.file} ${problem.row} ${problem.column}`)) problems.push(problem);
    }
  }
  return problems.length === 0 && parsed.success ? { home: parsed.data, problems: [] } : { home: null, problems };
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };

function problemOf(issue: Issue, draft: HomeDraft): ImportProblem {
  const path = issue.code === "unrecognized_keys" ? [...issue.path, ...(issue.keys ?? []).slice(0, 1)] : issue.path;
  const { file, row, column } = originAt(draft, path);
  const value = valueAt(draft.fields, path);
  return {
    file,
    row,
    column,
    read: value === undefined ? "" : shownValue(value),
    allowed: allowedIn(file, column, issue),
  };
}

const columnsOf = new Map(
  Object.entries({
    "homes.csv": homeColumns,
    "spaces.csv": spaceColumns,
    "rules.csv": ruleColumns,
    "prices.csv": priceColumns,
    "feeds.csv": feedColumns,
    "photos.csv": photoColumns,
  }),
);

const ownWords: Readonly<Record<string, string>> = {
  script: "words with letters of the column's language",
  contact: "words without phone numbers, links or other ways to book",
};

/** What is allowed: the words of the column, unless the rule says it better. */
function allowedIn(file: string, column: string, { code, message }: Issue): string {
  const own = ownWords[message];
  if (own) return own;
  if (code === "custom") return message;
  if (column === "spaces" || column === "photos") return message;
  const found = columnsOf.get(file)?.find(({ name }) => name === column);
  return found?.allowed ?? homeColumns.find(({ name }) => name === column)?.allowed ?? message;
}

function valueAt(fields: Record<string, unknown>, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    fields,
  );
}
