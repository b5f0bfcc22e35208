import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../steps/step.ts";
import { type Journey, readJourneys } from "./journey-report.ts";

export const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** Every journey of `npm test`, or of `npm run test:full`, without running one; fails when two have the same title. */
export async function listJourneys(isFull: boolean): Promise<Journey[]> {
  const folder = await mkdtemp(join(tmpdir(), "mabeet-list-"));
  const report = join(folder, "report.json");
  try {
    const { code, output } = await runCommand({
      file: PLAYWRIGHT,
      args: ["test", "--list", "--reporter=line,json"],
      // A list needs no browser, so any program may stand for it.
      env: {
        CHROMIUM_PATH: process.execPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        FULL_TESTS: isFull ? "yes" : "no",
      },
    });
    if (code !== 0) throw new Error(`The journeys cannot be listed:\n${output}`);
    return readJourneys(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
