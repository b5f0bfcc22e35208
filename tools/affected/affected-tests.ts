import { scanFiles } from "../source/scan-imports.ts";
import { importersOf } from "./importers.ts";

const TEST = /^(?!e2e\/).*(?<!\.fault)\.test\.tsx?$/;
const CODE = /\.(?:ts|tsx|mjs)$/;
/** A change of these changes what every test runs on. */
const EVERY_TEST = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|api\/testing\/each-file\.ts)$/;

/** Tests that read files of these kinds without importing them. */
const READERS: readonly { changed: RegExp; tests: RegExp }[] = [
  { changed: /^api\/.*\.sql$/, tests: /^(?:api|sandbox|seed|server\/postgres)\// },
  { changed: /^domain\/message\/catalogue\//, tests: /^(?:domain|server\/messages)\// },
  { changed: /^docs\/|\.md$/, tests: /^tools\/docs\// },
  { changed: /\.css$/, tests: /^(?:web|tools)\/.*\.test\.ts$/ },
  { changed: /^[^/]+$|(?:^|\/)tsconfig[^/]*\.json$/, tests: /^tools\/(?:import-rules|check)\// },
];

/** The tests that a change can break, by imports and by the files that tests read; those of the whole product are not among them. */
export function affectedTests(root: string, changed: readonly string[]): string[] {
  const files = scanFiles(root);
  const tests = files.map(({ path }) => path).filter((path) => TEST.test(path));
  if (changed.some((path) => EVERY_TEST.test(path))) return tests;
  const reached = importersOf(files, changed);
  const isReader = (test: string) => changed.some((path) => readersOf(path).some((reader) => reader.test(test)));
  return tests.filter((test) => reached.has(test) || isReader(test));
}

/** Any other file that is no code may be read by every test of its layer. */
function readersOf(path: string): RegExp[] {
  const readers = READERS.filter((reader) => reader.changed.test(path)).map((reader) => reader.tests);
  if (readers.length > 0 || CODE.test(path)) return readers;
  return [new RegExp(`^${path.split("/")[0]}/`)];
}
