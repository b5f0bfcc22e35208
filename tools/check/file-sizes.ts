import { sourceFiles } from "../source/source-files.ts";

export const MAX_LINES = 250;

/** Files that are one long list of data and may be longer. */
const DATA_LISTS = [
  /^domain\/message\/catalogue\//,
  /^domain\/site\/sites\.ts$/,
  /^domain\/lookup\//,
  /^web\/legal\//,
  /^api\/database\/migrations\//,
  /^tools\/seed\/data\//,
];

/** Files that are too long; the linter checks the length of functions. */
export function sizeProblems(root: string): string[] {
  return sourceFiles(root, "**/*.{ts,tsx,mjs,cjs,css}")
    .filter(({ path }) => !DATA_LISTS.some((list) => list.test(path)))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, the limit is ${MAX_LINES}; move one noun to its own file`);
}
