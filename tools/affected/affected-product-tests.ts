import { type ScannedFile, scanFiles } from "../source/scan-imports.ts";
import { importersOf } from "./importers.ts";
import { REACH, TESTING, UNSEEN } from "./reach.ts";

const PRODUCT_TEST = /^e2e\/.*\.(?:spec|test)\.ts$|\.fault\.test\.ts$/;
/** These import every feature, so what they import says nothing about a test. */
const HUBS = new Set(["api/app.ts", "api/jobs.ts", "api/outbox-handlers.ts"]);
/** The feature of a file of the API; what all features share has none. */
const FEATURE = /^api\/(?!platform\/|schema\/|database\/|task\/|testing\/)([\w-]+)\//;
const PAGE = /^web\/routes\/(\w+\/.+)\.tsx$/;
/** Every page contains these, or every journey starts with them. */
const EVERYWHERE = /^web\/(?:root|entry\.(?:client|server)|routes\/language)\.tsx$|^e2e\/setup\//;

/** The journeys, tests over HTTP and fault tests that a change can break; a change whose reach is not known runs them all. */
export function affectedProductTests(root: string, changed: readonly string[]): string[] {
  const files = scanFiles(root);
  const tests = files.map(({ path }) => path).filter((path) => PRODUCT_TEST.test(path));
  const reached = new Set<string>();
  for (const path of changed.filter((each) => !UNSEEN.test(each))) {
    const reach = reachOf(files, path);
    if (reach === "everything") return tests;
    for (const each of reach) reached.add(each);
  }
  const product = [...reached].filter((path) => !TESTING.test(path) && !path.startsWith("e2e/"));
  return tests.filter((test) => reached.has(test) || (product.length > 0 && usesOneOf(product, test)));
}

function usesOneOf(reached: readonly string[], test: string): boolean {
  const reach = REACH.find(({ tests }) => test.startsWith(tests));
  if (!reach) return true;
  return (
    matchesOf(reached, PAGE).some((page) => reach.pages.test(page)) ||
    matchesOf(reached, FEATURE).some((feature) => reach.features.includes(feature))
  );
}

/** The files that a changed file reaches, when they tell which tests notice it. */
function reachOf(files: readonly ScannedFile[], changed: string): ReadonlySet<string> | "everything" {
  const reached = importersOf(files, [changed], (importer, imported) => !HUBS.has(importer) || !FEATURE.test(imported));
  const product = [...reached].filter((path) => !TESTING.test(path));
  if (product.some((path) => HUBS.has(path) || EVERYWHERE.test(path))) return "everything";
  const isKnown = product.some((path) => path.startsWith("e2e/") || PAGE.test(path) || FEATURE.test(path));
  return isKnown || TESTING.test(changed) ? reached : "everything";
}

function matchesOf(paths: readonly string[], pattern: RegExp): string[] {
  return [...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))];
}
