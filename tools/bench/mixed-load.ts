import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { settingTable } from "#api/platform/settings/setting-table.ts";
import { type ProductProcess, startProductProcess } from "#server/testing/product-process.ts";
import { startBenchEnvironment } from "#tools/reliability/environment/bench-environment.ts";
import { atFixedRate } from "#tools/reliability/environment/fixed-rate.ts";
import { readProcessMetrics } from "#tools/reliability/environment/process-metrics.ts";
import { isFault, type Kind, type RecordedCall } from "#tools/reliability/environment/recording-app.ts";
import { NO_LIMITS, usualMix } from "#tools/reliability/load/usual-mix.ts";
import { quantile } from "../measure/load.ts";
import { reserveGuestCore } from "./own-core.ts";

/**
 * `npm run bench:load -- [--rate 50] [--seconds 12] [--rounds 3] [--processes 1] [--maxDelay 20] [--share]`
 * The usual mix of guests on the whole product, in turns with pages and with data in their place. The guests have a core
 * of their own; with `--share` the product also uses that one. Times are those of one run on one machine; only the
 * ratios are meant to be compared.
 */
const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "50" },
    seconds: { type: "string", default: "12" },
    rounds: { type: "string", default: "3" },
    processes: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    maxDelay: { type: "string", default: settingTable.maxDelayMs.defaultValue ?? "" },
    share: { type: "boolean", default: false },
  },
});
const [perSecond, seconds, rounds] = [Number(values.rate), Number(values.seconds), Number(values.rounds)];
/** How many times longer the p99 of calls may be with pages than without. */
const GOAL = 3;
/** The product takes no more requests than it can answer soon, and says so soon; 429 if a guest has many in flight. */
const REFUSED = [429, 503];
const REFUSAL_GOAL_MS = 100;

type Round = { calls: RecordedCall[]; loopMs: number };

const cores = values.share ? null : reserveGuestCore();
const environment = await startBenchEnvironment(0.05);
try {
  const { DATA_DIR: _, ...env } = environment.env;
  const more = {
    ...NO_LIMITS,
    TIME_SCALE: "1",
    TIMEOUT_SCALE: "1",
    PROCESSES: values.processes,
    MAX_DELAY_MS: values.maxDelay,
  };
  const product = await startProductProcess({ ...env, ...more });
  cores?.moveGuests();
  await report(product);
  await product.stop();
} finally {
  await environment.close();
}

async function report(product: ProductProcess): Promise<void> {
  const { app, withPages, withoutPages } = await usualMix(environment, product, Number(values.seed));
  const run = async (action: () => Promise<unknown>): Promise<Round> => {
    await readProcessMetrics(product);
    const from = app.calls.length;
    const load = atFixedRate({ perSecond }, action);
    await pause(seconds * 1_000);
    const { loopMs } = await readProcessMetrics(product);
    await load.stop();
    return { calls: app.calls.slice(from), loopMs };
  };
  // The first round fills the caches and compiles the code.
  await run(withPages);
  const before = await pageSources(product);
  const measured: { with: Round[]; without: Round[] } = { with: [], without: [] };
  for (let round = 0; round < rounds; round++) {
    measured.without.push(await run(withoutPages));
    measured.with.push(await run(withPages));
  }
  const sources = await pageSources(product);
  if (cores) console.log(cores.text);
  console.table({
    ...rowsOf("without pages", measured.without, ["json", "write", "pay"]),
    ...rowsOf("with pages", measured.with, ["json", "page", "write", "pay"]),
  });
  const answered = Object.entries(sources).map(([source, count]) => [source, count - (before[source] ?? 0)] as const);
  const total = answered.reduce((sum, [, count]) => sum + count, 0);
  console.log(`Pages: ${answered.map(([source, count]) => `${source} ${share(count, total)}`).join(", ")}.`);
  const p99 = ({ calls }: Round) => quantile(timesOf(calls, "json"), 0.99);
  const ratio = middle(measured.with.map((round, n) => p99(round) / p99(measured.without[n] as Round)));
  console.log(`p99 of calls with pages is ${ratio.toFixed(2)} times that without (goal ${GOAL}).`);
  const calls = [...measured.with, ...measured.without].flatMap((round) => round.calls);
  const refused = calls.filter(isRefused);
  const faults = calls.filter((one) => isFault(one) && !isRefused(one));
  console.log(`${faults.length} faults; ${refused.length} of ${calls.length} requests were refused.`);
  for (const name of ["calls", "pages"] as const)
    console.log(refusalsOf([...measured.with, ...measured.without], name));
  process.exitCode = ratio <= GOAL && faults.length === 0 ? 0 : 1;
}

/** How many pages came from the cache and from renders, since the start. */
async function pageSources({ internalPort }: ProductProcess): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text();
  const found = text.matchAll(/^pages_total\{source="([\w-]+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, source, count]) => [source, Number(count)]));
}

function rowsOf(name: string, rounds: readonly Round[], kinds: readonly Kind[]): Record<string, object> {
  // The metrics of an overloaded process may be missing.
  const loop = Math.round(middle(rounds.map(({ loopMs }) => loopMs).filter(Number.isFinite)));
  return Object.fromEntries(
    kinds.map((kind) => {
      const figures = (q: number) => middle(rounds.map(({ calls }) => figure(timesOf(calls, kind), q)));
      const count = rounds.reduce((sum, { calls }) => sum + timesOf(calls, kind).length, 0);
      return [`${name}: ${kind}`, { count, p50: figures(0.5), p99: figures(0.99), loopP99: loop }];
    }),
  );
}

function refusalsOf(rounds: readonly Round[], name: "calls" | "pages"): string {
  const isOfKind = (one: RecordedCall) => isRefused(one) && (one.kind === "page") === (name === "pages");
  const times = rounds
    .map(({ calls }) => calls.filter(isOfKind).map(({ ms }) => ms))
    .filter(({ length }) => length > 0);
  if (times.length === 0) return `No ${name} were refused.`;
  const [p50, p99] = [0.5, 0.99].map((q) => middle(times.map((each) => figure(each, q))));
  return `${times.flat().length} ${name} were refused: p50 ${p50}, p99 ${p99} ms (goal ${REFUSAL_GOAL_MS}).`;
}

function isRefused({ status }: RecordedCall): boolean {
  return REFUSED.includes(status);
}

/** Of the requests that were not refused. */
function timesOf(calls: readonly RecordedCall[], kind: Kind): number[] {
  return calls.filter((one) => one.kind === kind && !isRefused(one)).map(({ ms }) => ms);
}

function figure(times: number[], q: number): number {
  return Math.round(quantile(times, q));
}

function middle(numbers: number[]): number {
  return quantile(numbers, 0.5);
}

function share(count: number, total: number): string {
  return `${Math.round((100 * count) / Math.max(1, total))} %`;
}
