import { sourceFiles } from "./source-files.ts";

export const MAX_LINES = 250;

/** Files that are one long list of data, where cutting would hide rather than reveal. */
const LISTS = [
  /^domain\/message\/catalogue\//,
  /^domain\/site\/sites\.ts$/,
  /^domain\/lookup\//,
  /^web\/legal\//,
  /^api\/database\/migrations\//,
  /^tools\/seed\/data\//,
];

/** Functions are measured by the linter; here the files. */
export function sizeProblems(root: string): string[] {
  return sourceFiles(root, "**/*.{ts,tsx,mjs,cjs,css}")
    .filter(({ path }) => !LISTS.some((list) => list.test(path)))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, the limit is ${MAX_LINES}; which noun is hiding here?`);
}
