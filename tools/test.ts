import { parseArgs } from "node:util";
import { ROOT } from "#server/root.ts";
import { findChromium } from "./chromium.ts";
import { changedFiles } from "./source/git-files.ts";
import { runSteps, type Tally } from "./steps/run-steps.ts";
import { reportRun } from "./test/report-run.ts";
import { testStages, testStagesFor } from "./test/test-steps.ts";

/**
 * `npm test`: everything a merge needs. The last line says how many passed and failed. With `--changed` only what differs
 * from the main branch is tested, or from the commit that `--since` names.
 */
const { values } = parseArgs({ options: { changed: { type: "boolean" }, since: { type: "string" } } });
const began = performance.now();
const chromium = findChromium();
chromium.catch(() => {});
const isPart = values.changed === true || values.since !== undefined;
const stages = isPart ? testStagesFor(changedFiles(ROOT, values.since), chromium) : testStages(chromium);
const tallies: Tally[] = [];
for (const { lanes, steps } of stages) tallies.push(await runSteps(steps, lanes));
reportRun(tallies, (performance.now() - began) / 1000);
