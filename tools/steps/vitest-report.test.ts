import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { countBoth, failedFiles, namesOfFailed, type VitestReport } from "./vitest-report.ts";

const file = (
  path: string,
  statuses: readonly string[],
  status = statuses.includes("failed") ? "failed" : "passed",
) => ({
  name: join(ROOT, path),
  status,
  assertionResults: statuses.map((state, at) => ({ fullName: `test ${at}`, status: state })),
});
const report = (...testResults: VitestReport["testResults"]): VitestReport => {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const numPassedTests = statuses.filter((status) => status === "passed").length;
  return { testResults, numPassedTests, numFailedTests: statuses.filter((status) => status === "failed").length };
};

test("files with a failed test and files that cannot be loaded are run again, and named when they pass", () => {
  const first = report(
    file("a.test.ts", ["passed", "failed"]),
    file("b.test.ts", [], "failed"),
    file("c.test.ts", ["passed"]),
  );
  expect(failedFiles(first)).toEqual(["a.test.ts", "b.test.ts"]);
  expect(namesOfFailed(first)).toEqual([
    "passed at the second try: a.test.ts › test 1",
    "passed at the second try: b.test.ts",
  ]);
});

test("every test counts once, whether its file ran once or twice", () => {
  const first = report(file("a.test.ts", ["passed", "failed"]), file("c.test.ts", ["passed"]));
  expect(countBoth(first, report(file("a.test.ts", ["passed", "passed"])))).toEqual({ passed: 3, failed: 0 });
  expect(countBoth(first, report(file("a.test.ts", ["passed", "failed"])))).toEqual({ passed: 2, failed: 1 });
});
