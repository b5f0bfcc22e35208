import { parseArgs } from "node:util";
import { findChromium } from "./chromium.ts";
import { runSteps } from "./steps/run-steps.ts";
import { type FullPart, fullParts, fullSteps } from "./test/full-steps.ts";
import { randomClock } from "./test/random-clock.ts";
import { reportRun } from "./test/report-run.ts";

/**
 * `npm run test:full`: every test in all variants, with rare states, random kills, crowds and restarts.
 * `--only journeys` runs one part and may be repeated; `--half 7` runs a random half of the journeys, chosen by its seed.
 * Tests without a browser run on a random day at a random hour; `--clock 2027-02-03T23:30` repeats one, `--clock now` none.
 */
const { values } = parseArgs({
  options: { only: { type: "string", multiple: true }, half: { type: "string" }, clock: { type: "string" } },
});
const only: FullPart[] = (values.only ?? fullParts).map((name) => {
  const part = fullParts.find((known) => known === name);
  if (!part) throw new Error(`--only is one of ${fullParts.join(", ")}, not ${name}.`);
  return part;
});
const half = values.half === undefined ? undefined : Number(values.half);
if (half !== undefined && !Number.isSafeInteger(half)) throw new Error("--half is the seed, a whole number.");
const clock = values.clock ?? randomClock(new Date());

const began = performance.now();
const chromium = only.includes("journeys") ? findChromium() : Promise.resolve("");
chromium.catch(() => {});
if (only.some((part) => part !== "journeys")) console.log(`the clock of unit and fault tests: ${clock}`);
if (half !== undefined) console.log(`half of the journeys, seed ${half}`);
const tally = await runSteps(fullSteps({ only, half, chromium, clock: clock === "now" ? "" : clock }), 1);
reportRun([tally], (performance.now() - began) / 1000);
