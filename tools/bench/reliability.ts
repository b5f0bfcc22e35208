import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type CardGateway, cardGateways } from "#domain/payment/gateways.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import type { BenchEnvironment } from "#tools/reliability/environment/bench-environment.ts";
import type { Part } from "#tools/reliability/environment/bench-part.ts";

/**
 * `npm run bench:reliability -- [--only races,kills] [--gateway moyasar] [--races 1000] … [--seed 7] [--out report.json]`
 * Tests nights and money under races, kills and random faults, and checks all invariants. `--gateway` is the company that
 * takes cards; `--runs 20` is a smaller number of bookings in the parts about gateways. `--help` lists the parts and their
 * options. A printed seed repeats the same random values.
 */
const TIME_SCALE = 0.02;
const gateway = chooseGateway();
// Read when the parts are imported, and by the processes that they start.
process.env.TEST_GATEWAY = gateway;
const { parts } = await import("#tools/reliability/bench-parts.ts");
const { startBenchEnvironment } = await import("#tools/reliability/environment/bench-environment.ts");

const numbers = Object.assign({}, ...parts.map(({ options }) => options)) as Record<string, number>;
const options: ParseArgsOptionsConfig = {
  only: { type: "string" },
  gateway: { type: "string" },
  runs: { type: "string" },
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

function chooseGateway(): CardGateway {
  const { values: given } = parseArgs({ options: { gateway: { type: "string" } }, strict: false });
  const name = given.gateway ?? process.env.TEST_GATEWAY ?? cardGateways[0];
  const found = cardGateways.find((known) => known === name);
  if (!found) throw new Error(`--gateway is one of ${cardGateways.join(", ")}, not ${name}.`);
  return found;
}

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
  const report: Record<string, unknown> = { at: new Date().toISOString(), gateway, timeScale: TIME_SCALE, seed };
  const faults: string[] = [];
  const must = (isMet: boolean, sentence: string) => {
    console.log(`  ${isMet ? "ok    " : "FAILED"} ${sentence}`);
    if (!isMet) faults.push(sentence);
  };
  console.log(`card gateway ${gateway}, seed ${seed}`);
  for (const part of chosen)
    report[part.name] = await inEnvironment(part, (environment) => runPart(part, { environment, seed, must }));
  report.faults = faults;
  const text = JSON.stringify(report, null, 2);
  if (values.out) writeFileSync(values.out, text);
  console.log(text);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Each part gets its own environment, because the checks would read the rows of earlier parts again. */
async function inEnvironment<Report>(
  { timeScale = TIME_SCALE }: Part,
  work: (environment: BenchEnvironment) => Promise<Report>,
): Promise<Report> {
  const environment = await startBenchEnvironment(timeScale);
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
  const runs = part.countsRuns ? values.runs : undefined;
  const number = (name: string) => Number(values[name] ?? runs ?? part.options[name]);
  const report = await part.run(environment, { seed, number, must });
  await environment.untilSettled();
  const violations = await environment.violations();
  must(violations.length === 0, `violated invariants: ${JSON.stringify(violations)}`);
  return report;
}
