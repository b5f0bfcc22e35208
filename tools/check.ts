import { checkSteps } from "./check/check-steps.ts";
import { runSteps } from "./check/run-steps.ts";

/** `npm run check`: what a change must pass before it is committed. */
const began = performance.now();
const { ok } = await runSteps(checkSteps);
console.log(`\n${ok ? "passed" : "failed"}, ${((performance.now() - began) / 1000).toFixed(0)} s.`);
process.exitCode = ok ? 0 : 1;
