import { posix } from "node:path";
import { type ScannedFile, scanFiles } from "./scan-imports.ts";

const TEST = /(?<!\.fault)\.test\.tsx?$/;
const CODE = /\.(?:ts|tsx|mjs)$/;
/** A change of these changes what every test runs on. */
const EVERY_TEST = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|api\/testing\/each-file\.ts)$/;
/** A text in quotes that names a file, such as a program that a test starts. */
const QUOTED_FILE = /["'`](\.{0,2}\/?[\w./-]+\.(?:ts|tsx|mjs))["'`]/g;

/** Tests that read files of these kinds without importing them. */
const READERS: readonly { changed: RegExp; tests: RegExp }[] = [
  { changed: /^api\/.*\.sql$/, tests: /^(?:api|sandbox|seed|server\/postgres)\// },
  { changed: /^domain\/message\/catalogue\//, tests: /^(?:domain|server\/messages)\// },
  { changed: /^docs\/|\.md$/, tests: /^tools\/docs\// },
  { changed: /\.css$/, tests: /^(?:web|tools)\/.*\.test\.ts$/ },
  { changed: /^[^/]+$|(?:^|\/)tsconfig[^/]*\.json$/, tests: /^tools\/(?:import-rules|check)\// },
];

/** The tests that a change can break, by imports and by the files that tests read; faults are not among them. */
export function affectedTests(root: string, changed: readonly string[]): string[] {
  const files = scanFiles(root);
  const tests = files.map(({ path }) => path).filter((path) => TEST.test(path));
  if (changed.some((path) => EVERY_TEST.test(path))) return tests;
  const reached = importersOf(files, changed.flatMap(withCompiled));
  const isReader = (test: string) => changed.some((path) => readersOf(path).some((reader) => reader.test(test)));
  return tests.filter((test) => reached.has(test) || isReader(test));
}

/** Any other file that is no code may be read by every test of its layer. */
function readersOf(path: string): RegExp[] {
  const readers = READERS.filter((reader) => reader.changed.test(path)).map((reader) => reader.tests);
  if (readers.length > 0 || CODE.test(path)) return readers;
  return [new RegExp(`^${path.split("/")[0]}/`)];
}

/** Messages reach the code as compiled modules, which are not scanned. */
function withCompiled(path: string): string[] {
  const [, language, lazy, namespace] = /^domain\/message\/catalogue\/(\w+)\/(lazy\/)?(\w+)\.json$/.exec(path) ?? [];
  const compiled = "domain/message/compiled";
  if (lazy) return [path, `${compiled}/lazy/${namespace}/${language}.ts`, `${compiled}/lazy.ts`];
  return language ? [path, `${compiled}/${language}.ts`] : [path];
}

/** The files that import one of these, directly or through other files. */
function importersOf(files: readonly ScannedFile[], changed: readonly string[]): Set<string> {
  const known = new Set(files.map(({ path }) => path));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const target of targetsOf(file, known)) importers.set(target, [...(importers.get(target) ?? []), file.path]);
  }
  const reached = new Set<string>(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

function targetsOf({ path, code, imports }: ScannedFile, known: ReadonlySet<string>): Set<string> {
  const quoted = [...code.matchAll(QUOTED_FILE)].flatMap(([, text = ""]) => [
    posix.normalize(text),
    posix.join(posix.dirname(path), text),
  ]);
  return new Set([...imports.map(({ file }) => file), ...quoted.filter((file) => known.has(file))]);
}
