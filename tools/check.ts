import { parseArgs } from "node:util";
import { ROOT } from "#server/root.ts";
import { checkSteps, stepsFor } from "./check/check-steps.ts";
import { changedFiles } from "./source/git-files.ts";
import { runSteps } from "./steps/run-steps.ts";

/**
 * `npm run check`: what a change must pass before it is committed. With `--changed` only what differs from the main
 * branch is checked, or from the commit that `--since` names.
 */
const { values } = parseArgs({ options: { changed: { type: "boolean" }, since: { type: "string" } } });
const began = performance.now();
const isPart = values.changed === true || values.since !== undefined;
const { ok } = await runSteps(isPart ? stepsFor(changedFiles(ROOT, values.since)) : checkSteps);
console.log(`\n${ok ? "passed" : "failed"}, ${((performance.now() - began) / 1000).toFixed(0)} s.`);
process.exitCode = ok ? 0 : 1;
