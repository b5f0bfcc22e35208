import { existsSync, readFileSync } from "node:fs";

type Spec = { title: string; tests: readonly { status: string }[] };
type Suite = { title: string; specs?: readonly Spec[]; suites?: readonly Suite[] };

/** One browser test: its file from the folder `e2e`, its titles from the outermost, and how it ended. */
export type Journey = { file: string; titles: readonly string[]; status: string };

/** The journeys of a report that Playwright has written as JSON. */
export function readJourneys(reportFile: string): Journey[] {
  if (!existsSync(reportFile)) return [];
  const { suites = [] } = JSON.parse(readFileSync(reportFile, "utf8")) as { suites?: Suite[] };
  return suites.flatMap((file) => journeysOf(file, file.title, []));
}

function journeysOf({ specs = [], suites = [] }: Suite, file: string, around: readonly string[]): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ file, titles: [...around, title], status })),
  );
  // Playwright leaves a group without a title out of a name and finds no journey by a name that has it.
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, file, [...around, suite.title].filter(Boolean)))];
}

export function nameOfJourney({ file, titles }: Pick<Journey, "file" | "titles">): string {
  return [file, ...titles].join(" › ");
}
