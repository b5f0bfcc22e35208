import { runSteps } from "./check/run-steps.ts";
import { findChromium } from "./chromium.ts";
import { testSteps } from "./test/test-steps.ts";

/** `npm test`: everything a merge needs. The last line says how many passed and failed. */
const chromium = findChromium();
chromium.catch(() => {});
const { together, oneByOne } = testSteps(chromium);
const tallies = [await runSteps(together), await runSteps(oneByOne, 1)];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const ok = tallies.every((tally) => tally.ok);
console.log(`\n${ok ? "passed" : "failed"}: ${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
