import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand, type Step } from "./step.ts";

type Report = { numPassedTests: number; numFailedTests: number };

/** Runs Vitest and counts the tests. */
export function vitestStep(name: string, args: readonly string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), "mabeet-report-"));
      const file = join(folder, "report.json");
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      try {
        const vitest = { file: "node_modules/vitest/vitest.mjs", args: ["run", ...reporters, ...args], env };
        const { code, output } = await runCommand(vitest);
        const { numPassedTests: passed, numFailedTests: failed } = readReport(file);
        // A file that cannot be loaded fails the run, but no test.
        return { ok: code === 0, output, passed, failed: code === 0 ? failed : Math.max(1, failed) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function readReport(file: string): Report {
  if (!existsSync(file)) return { numPassedTests: 0, numFailedTests: 0 };
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
