import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Journey, nameOfJourney, readJourneys } from "../journeys/journey-report.ts";
import { PLAYWRIGHT } from "../journeys/list-journeys.ts";
import { runCommand, type Step } from "../steps/step.ts";

export type JourneyOptions = {
  chromium: Promise<string>;
  /** Paths of spec files from the root; all without it. */
  specs?: readonly string[];
  /** Chooses the journeys that run; all without it. */
  choose?: () => Promise<readonly Journey[]>;
  env?: Record<string, string>;
};

/** Journeys and axe in a real browser, counted one by one. */
export function journeyStep(name: string, { chromium, specs = [], choose, env }: JourneyOptions): Step {
  return {
    name,
    run: async () => {
      const CHROMIUM_PATH = await chromium;
      const folder = mkdtempSync(join(tmpdir(), "mabeet-report-"));
      const report = join(folder, "report.json");
      const list = join(folder, "journeys.txt");
      try {
        const chosen = await choose?.();
        if (chosen) writeFileSync(list, chosen.map(nameOfJourney).join("\n"));
        const { code, output } = await runCommand({
          file: PLAYWRIGHT,
          args: ["test", "--reporter=list,json", ...(chosen ? [`--test-list=${list}`] : []), ...specs],
          env: { ...env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        });
        const journeys = readJourneys(report);
        const absent = namesOfAbsent(chosen ?? [], journeys);
        const isOk = code === 0 && absent.length === 0;
        return { ok: isOk, output: [output, ...absent].join("\n"), ...countJourneys(journeys, isOk) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Chosen journeys that Playwright did not find; it ends well without them. */
export function namesOfAbsent(chosen: readonly Journey[], found: readonly Journey[]): string[] {
  const names = new Set(found.map(nameOfJourney));
  return chosen.map(nameOfJourney).flatMap((name) => (names.has(name) ? [] : [`chosen, but not found: ${name}`]));
}

/** A run that fails without a failed journey, such as one whose product does not start, counts as one failure. */
export function countJourneys(journeys: readonly Journey[], isOk: boolean) {
  const having = (wanted: string) => journeys.filter(({ status }) => status === wanted);
  const [passed, flaky, failed] = [having("expected"), having("flaky"), having("unexpected")];
  return {
    passed: passed.length + flaky.length,
    failed: isOk ? failed.length : Math.max(1, failed.length),
    remarks: flaky.map((journey) => `passed at the second try: ${nameOfJourney(journey)}`),
  };
}
