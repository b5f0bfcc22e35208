import { runSteps, type Tally } from "./check/run-steps.ts";
import { findChromium } from "./chromium.ts";
import { reportRun } from "./test/report-run.ts";
import { testSteps } from "./test/test-steps.ts";

/** `npm test`: everything a merge needs. The last line says how many passed and failed. */
const began = performance.now();
const chromium = findChromium();
chromium.catch(() => {});
const { together, oneByOne } = testSteps(chromium);
const tallies: Tally[] = [await runSteps(together), await runSteps(oneByOne, 1)];
reportRun(tallies, (performance.now() - began) / 1000);
