import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LAYERS, type SourceFile, sourceFiles } from "../source/source-files.ts";
import { namesIn, separateWords } from "./names-in.ts";
import { lineOf } from "./syntax.ts";
import { VOCABULARY, type VocabularyRow } from "./vocabulary-rows.ts";

/** Words that the vocabulary replaces, in identifiers, file names, comments and documents. */
export function vocabularyProblems(root: string): string[] {
  const files = [...sourceFiles(root, "**/*.{ts,tsx,mjs,css}"), ...otherFiles(root)];
  return files.filter(({ path }) => !/^tools\/check\/vocabulary/.test(path)).flatMap(problemsOf);
}

function problemsOf(file: SourceFile): string[] {
  const { path, text } = file;
  const separated = separateWords(text);
  const rows = VOCABULARY.filter((row) => row.in?.test(path) !== false && !row.not?.test(path));
  return [...lineProblems(path, separated, rows), ...nameProblems(file, separated, rows)];
}

function lineProblems(path: string, separated: string, rows: readonly VocabularyRow[]): string[] {
  const found = rows.filter(({ names, words }) => !names && words.test(separated));
  if (found.length === 0) return [];
  return separated.split("\n").flatMap((line, at) =>
    found.flatMap(({ words, write }) => {
      const word = words.exec(line)?.[0];
      return word && !isTable(path, line) ? [`${path}:${at + 1}: \`${word}\`; write ${write}`] : [];
    }),
  );
}

/** Comments of whole lines, which are not names. */
const COMMENTS = /^ *(?:\/\*\*[\s\S]*?\*\/|\/\/.*)$/gm;

/** Most files have none of the words outside comments and are not parsed. */
function nameProblems(file: SourceFile, separated: string, rows: readonly VocabularyRow[]): string[] {
  const { path, text } = file;
  const all = `${separateWords(path)}\n${separated.replace(COMMENTS, "")}`.toLowerCase();
  const found = rows.filter(({ names, words }) => names && words.test(all));
  if (found.length === 0) return [];
  return namesIn(file).flatMap(({ name, node }) => {
    const separate = separateWords(name).toLowerCase();
    const row = found.find(({ words, allow }) => words.test(separate) && !allow?.[name]?.test(path));
    if (!row) return [];
    const at = node ? `${path}:${lineOf(text, node)}` : path;
    return [`${at}: the name \`${name}\`; write ${row.write}`];
  });
}

/** Documents, and the configuration in the root. */
function otherFiles(root: string): SourceFile[] {
  const paths = ["*.{md,ts}", "docs/**/*.md", ...LAYERS.map((layer) => `${layer}/**/*.md`)];
  return paths
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));
}

/** The table of the vocabulary names the words themselves. */
function isTable(path: string, line: string): boolean {
  return path === "CONTRIBUTING.md" && line.startsWith("|");
}

if (import.meta.main) console.log(vocabularyProblems(process.cwd()).join("\n"));
