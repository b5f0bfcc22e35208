import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import { parts } from "#tools/reliability/bench-parts.ts";
import { type BenchEnvironment, startBenchEnvironment } from "#tools/reliability/environment/bench-environment.ts";
import type { Part } from "#tools/reliability/environment/bench-part.ts";

/**
 * `npm run bench:reliability -- [--only races,kills] [--races 1000] [--kills 20] … [--seed 7] [--out report.json]`
 * Tests nights and money under races, kills and random faults, and checks all invariants. `--help` lists the parts and
 * their options. A printed seed repeats the same random values.
 */
const TIME_SCALE = 0.05;
const numbers = Object.assign({}, ...parts.map(({ options }) => options)) as Record<string, number>;
const options: ParseArgsOptionsConfig = {
  only: { type: "string" },
  seed: { type: "string" },
  out: { type: "string" },
  help: { type: "boolean" },
  ...Object.fromEntries(Object.keys(numbers).map((name) => [name, { type: "string" }])),
};
let close: () => Promise<unknown> = async () => {};
stopOnSignal(async () => void (await close()));
const values = parseArgs({ options }).values as Record<string, string | undefined>;

if (values.help) showParts();
else await bench(chosenParts(values.only), Number(values.seed ?? randomInt(2 ** 31)));

function showParts(): void {
  for (const part of parts) {
    const own = Object.entries(part.options).map(([name, value]) => `--${name} ${value}`);
    console.log(`${part.name.padEnd(16)}${own.join(" ")}`);
  }
}

function chosenParts(only: string | undefined): readonly Part[] {
  if (only === undefined) return parts;
  return only.split(",").map((name) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`Unknown part ${name}; the parts are ${parts.map((one) => one.name).join(", ")}.`);
    return part;
  });
}

async function bench(chosen: readonly Part[], seed: number): Promise<void> {
  const report: Record<string, unknown> = { at: new Date().toISOString(), timeScale: TIME_SCALE, seed };
  const faults: string[] = [];
  const must = (isMet: boolean, sentence: string) => {
    console.log(`  ${isMet ? "ok    " : "FAILED"} ${sentence}`);
    if (!isMet) faults.push(sentence);
  };
  console.log(`seed ${seed}`);
  for (const part of chosen)
    report[part.name] = await inEnvironment((environment) => runPart(part, { environment, seed, must }));
  report.faults = faults;
  const text = JSON.stringify(report, null, 2);
  if (values.out) writeFileSync(values.out, text);
  console.log(text);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Each part gets its own environment, because the checks would read the rows of earlier parts again. */
async function inEnvironment<Report>(work: (environment: BenchEnvironment) => Promise<Report>): Promise<Report> {
  const environment = await startBenchEnvironment(TIME_SCALE);
  close = environment.close;
  try {
    return await work(environment);
  } finally {
    await environment.close();
  }
}

type PartRun = { environment: BenchEnvironment; seed: number; must: (isMet: boolean, sentence: string) => void };

/** Checks the invariants after each part, so that a violation is reported with its part. */
async function runPart(part: Part, { environment, seed, must }: PartRun): Promise<unknown> {
  console.log(part.name);
  const number = (name: string) => Number(values[name] ?? part.options[name]);
  const report = await part.run(environment, { seed, number, must });
  await environment.untilSettled();
  const violations = await environment.violations();
  must(violations.length === 0, `violated invariants: ${JSON.stringify(violations)}`);
  return report;
}
