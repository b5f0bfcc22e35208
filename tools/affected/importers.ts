import { posix } from "node:path";
import type { ScannedFile } from "../source/scan-imports.ts";

/** A text in quotes that names a file, such as a program that a test starts. */
const QUOTED_FILE = /["'`](\.{0,2}\/?[\w./-]+\.(?:ts|tsx|mjs))["'`]/g;

/** Whether a change of the imported file is followed to its importer. */
type Follows = (importer: string, imported: string) => boolean;

/** These files and those that import one of them when they run, directly or through other files. */
export function importersOf(
  files: readonly ScannedFile[],
  changed: readonly string[],
  follows: Follows = () => true,
): Set<string> {
  const known = new Set(files.map(({ path }) => path));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const target of targetsOf(file, known)) importers.set(target, [...(importers.get(target) ?? []), file.path]);
  }
  const reached = new Set<string>(changed.flatMap(withCompiled));
  for (const path of reached) {
    for (const importer of importers.get(path) ?? []) if (follows(importer, path)) reached.add(importer);
  }
  return reached;
}

/** Messages reach the code as compiled modules, which are not scanned. */
function withCompiled(path: string): string[] {
  const [, language, lazy, namespace] = /^domain\/message\/catalogue\/(\w+)\/(lazy\/)?(\w+)\.json$/.exec(path) ?? [];
  const compiled = "domain/message/compiled";
  if (lazy) return [path, `${compiled}/lazy/${namespace}/${language}.ts`, `${compiled}/lazy.ts`];
  return language ? [path, `${compiled}/${language}.ts`] : [path];
}

function targetsOf({ path, code, imports }: ScannedFile, known: ReadonlySet<string>): Set<string> {
  const quoted = [...code.matchAll(QUOTED_FILE)].flatMap(([, text = ""]) => [
    posix.normalize(text),
    posix.join(posix.dirname(path), text),
  ]);
  const imported = imports.filter(({ isType }) => !isType).map(({ file }) => file);
  return new Set([...imported, ...quoted.filter((file) => known.has(file))]);
}
