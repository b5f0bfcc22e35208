import { globSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const LAYERS = ["domain", "contract", "api", "web", "server", "seed", "sandbox", "art", "e2e"];
const FOLDERS = [...LAYERS, "tools", "docs"];
const codeSpan = /`([^`\n]+)`/g;
const path = new RegExp(`^(?:${FOLDERS.join("|")})/[\\w./*{},-]*$`);
const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)|<img src="([^"]+)"/g;
const script = /\bnpm run (?:-s )?(\w[\w:-]*)/g;

/** Every document that people read, relative to `root`. */
export function documentsOf(root: string): string[] {
  return ["*.md", "docs/**/*.md", "tools/**/*.md"].flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
}

/** The files and folders that a document names in code spans and links, relative to the root; they may contain `*` and `{a,b}`. */
export function pathsIn(document: string, text: string): string[] {
  const named = [...text.matchAll(codeSpan)].map(([, code = ""]) => code).filter((code) => path.test(code));
  const linked = [...text.matchAll(link)]
    .map(([, target, picture]) => target ?? picture ?? "")
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)));
  return [...new Set([...named, ...linked])];
}

export function scriptsIn(text: string): string[] {
  return [...new Set([...text.matchAll(script)].map(([, name = ""]) => name))];
}

/** Whether a path, which may contain patterns, names something that exists. */
export function exists(root: string, named: string): boolean {
  return globSync(named.replace(/\/$/, ""), { cwd: root }).length > 0;
}

/** The last column of every row of the glossary: the feature words, or paths in code spans. */
export function featureWordsIn(glossary: string): string[] {
  const cells = glossary
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| English"))
    .map((line) => line.split("|").at(-2)?.trim() ?? "");
  return [...new Set(cells.filter((cell) => !cell.startsWith("`")))];
}

/** The layers in which `ls -d *\/word* *\/*\/word*` finds something. */
export function layersWith(root: string, word: string): string[] {
  return LAYERS.filter((layer) => globSync(`${layer}/{,*/}${word}*`, { cwd: root }).length > 0);
}

/** Names of metrics and log events in code spans: `outbox_parked`, `payment-stray`. */
export function signalsIn(text: string): string[] {
  const named = [...text.matchAll(codeSpan)].map(([, code = ""]) => code);
  return [...new Set(named.filter((code) => /^[a-z][a-z0-9]*([_-][a-z0-9]+)+$/.test(code)))];
}

/** Names of functions, types and fields in code spans: `useNamespace`, `LazyDialog`. */
export function identifiersIn(text: string): string[] {
  const named = [...text.matchAll(codeSpan)].map(([, code = ""]) => code);
  return [...new Set(named.filter((code) => /^[A-Za-z][a-z0-9]*([A-Z][a-z0-9]*)+$/.test(code)))];
}
