import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "#server/root.ts";

/** What is read of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
};

export function readVitestReport(file: string): VitestReport {
  if (!existsSync(file)) return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  return JSON.parse(readFileSync(file, "utf8")) as VitestReport;
}

/** Paths from the root of the files with a failed test, and of those that could not be loaded. */
export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(ROOT, name));
}

/** A line for each test that failed at first, for the last words of a run in which all of them passed later. */
export function namesOfFailed({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => ` › ${fullName}`);
    const tests = status === "failed" && failed.length === 0 ? [""] : failed;
    return tests.map((test) => `passed at the second try: ${relative(ROOT, name)}${test}`);
  });
}

/** The counts of a run whose failed files were run again; the second try of a file replaces its first. */
export function countBoth(first: VitestReport, second: VitestReport) {
  const files = new Set(failedFiles(first));
  const repeated = first.testResults.filter(({ name }) => files.has(relative(ROOT, name)));
  const passedBefore = repeated.flatMap(({ assertionResults }) => assertionResults.filter(isPassed)).length;
  return { passed: first.numPassedTests - passedBefore + second.numPassedTests, failed: second.numFailedTests };
}

const isPassed = ({ status }: { status: string }) => status === "passed";
