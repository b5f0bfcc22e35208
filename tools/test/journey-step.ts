import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand, type Step } from "../check/step.ts";

type Report = { stats?: { expected: number; flaky: number; unexpected: number } };

/** Journeys and axe in a real browser, counted one by one. */
export function journeyStep(name: string, chromium: Promise<string>): Step {
  return {
    name,
    run: async () => {
      const CHROMIUM_PATH = await chromium;
      const folder = mkdtempSync(join(tmpdir(), "mabeet-report-"));
      const report = join(folder, "report.json");
      try {
        const { code, output } = await runCommand({
          file: "node_modules/@playwright/test/cli.js",
          args: ["test", "--reporter=list,json"],
          env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        });
        const { expected, flaky, unexpected } = readStats(report);
        const failed = unexpected + flaky;
        return { ok: code === 0, output, passed: expected, failed: code === 0 ? failed : Math.max(1, failed) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function readStats(file: string): { expected: number; flaky: number; unexpected: number } {
  const { stats } = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : {};
  return stats ?? { expected: 0, flaky: 0, unexpected: 0 };
}
