import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Outcome, runCommand, type Step } from "./step.ts";
import { countBoth, failedFiles, namesOfFailed, readVitestReport, type VitestReport } from "./vitest-report.ts";

type Run = { code: number; output: string; report: VitestReport };

/** More failed files are no accident, and running them again would only take time. */
const MAX_REPEATED = 10;

/** Runs Vitest and counts the tests. With `CI=true` the files that failed get one second try. */
export function vitestStep(name: string, args: readonly string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const first = await runVitest(args, env);
      const files = failedFiles(first.report);
      const mayRepeat = process.env.CI === "true" && files.length > 0 && files.length <= MAX_REPEATED;
      if (first.code === 0 || !mayRepeat) return outcomeOf(first);
      // Only options are kept: the files that failed are the files of the second try.
      const second = await runVitest([...args.filter((arg) => arg.startsWith("--")), ...files], env);
      const counted = countBoth(first.report, second.report);
      if (second.code !== 0) return { ...outcomeOf(second), ...counted, output: `${first.output}\n${second.output}` };
      return { ok: true, output: "", ...counted, remarks: namesOfFailed(first.report) };
    },
  };
}

async function runVitest(args: readonly string[], env: Record<string, string>): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "mabeet-report-"));
  const file = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  try {
    const vitest = { file: "node_modules/vitest/vitest.mjs", args: ["run", ...reporters, ...args], env };
    return { ...(await runCommand(vitest)), report: readVitestReport(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outcomeOf({ code, output, report }: Run): Outcome {
  const { numPassedTests: passed, numFailedTests: failed } = report;
  // A file that cannot be loaded fails the run, but no test.
  return { ok: code === 0, output, passed, failed: code === 0 ? failed : Math.max(1, failed) };
}
