import { setTimeout as pause } from "node:timers/promises";
import { startProductProcess } from "#server/testing/product-process.ts";
import { quantile } from "#tools/measure/load.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { atFixedRate, type Rate } from "../environment/fixed-rate.ts";
import { heapAfterCollecting, type ProcessMetrics, readProcessMetrics } from "../environment/process-metrics.ts";
import { isFault, type Kind, type RecordedCall } from "../environment/recording-app.ts";
import { NO_LIMITS, usualMix } from "./usual-mix.ts";

/** The p99 goals in ms. The time of a payment includes the provider here, so its goal is stricter. */
const GOALS: Record<Kind, number> = { json: 150, page: 300, write: 400, pay: 800 };
const LOOP_GOAL_MS = 50;
const SAMPLE_MS = 5_000;

type LoadResult = {
  calls: RecordedCall[];
  samples: ProcessMetrics[];
  heapsMb: [early: number, late: number];
  minutes: number;
};

type LoadOptions = Rate & { seconds: number; seed: number };

/** Runs the whole product with its pages under the usual mix of guests. */
export async function runLoad(
  environment: BenchEnvironment,
  { seconds, seed, ...pace }: LoadOptions,
): Promise<LoadResult> {
  const { DATA_DIR: _, ...env } = environment.env;
  const more = { ...NO_LIMITS, TIME_SCALE: "1", TIMEOUT_SCALE: "1", NODE_OPTIONS: "--inspect=127.0.0.1:0" };
  const product = await startProductProcess({ ...env, ...more });
  const { app, withPages } = await usualMix(environment, product, seed);
  const load = atFixedRate(pace, withPages);
  const samples: ProcessMetrics[] = [];
  const began = performance.now();
  let early = 0;
  while (performance.now() - began < seconds * 1000) {
    await pause(Math.min(SAMPLE_MS, seconds * 1000));
    samples.push(await readProcessMetrics(product));
    if (early === 0 && performance.now() - began > (seconds * 1000) / 3) early = await heapAfterCollecting(product);
  }
  await load.stop();
  const minutes = ((2 / 3) * (performance.now() - began)) / 60_000;
  const heapsMb: LoadResult["heapsMb"] = [early, await heapAfterCollecting(product)];
  await environment.untilSettled();
  app.close();
  const exitCode = await product.stop();
  if (exitCode !== 0) throw new Error(`The product ended with ${exitCode}:\n${product.output().slice(-2000)}`);
  return { calls: app.calls, samples, heapsMb, minutes };
}

/** G13 and G14: speed, faults and memory under the usual mix. */
export const load: Part = {
  name: "load",
  options: { seconds: 600, rate: 200 },
  run: async (environment, { seed, number, must }) => {
    const options = { seconds: number("seconds"), perSecond: number("rate"), seed };
    const { calls, samples, heapsMb, minutes } = await runLoad(environment, options);
    const faults = calls.filter(isFault);
    must(faults.length === 0, `${faults.length} of ${calls.length} answers were faults`);
    const kinds = Object.fromEntries(Object.entries(GOALS).map(([kind, goal]) => [kind, speedOf(calls, kind, goal)]));
    const loop = samples.map(({ loopMs }) => loopMs);
    const memory = { ...memoryOf(samples), heapMbAMinute: round((heapsMb[1] - heapsMb[0]) / minutes), heapsMb };
    const loopMs = { median: round(quantile(loop, 0.5)), worst: round(Math.max(...loop)) };
    const results = { kinds, loopMs: { ...loopMs, ratio: round(loopMs.median / LOOP_GOAL_MS) }, memory };
    console.log(`         ${JSON.stringify(results)}`);
    return { sent: calls.length, faults: faults.slice(0, 20), ...results };
  },
};

function speedOf(calls: readonly RecordedCall[], kind: string, goal: number) {
  const times = calls.filter((one) => one.kind === kind).map(({ ms }) => ms);
  const p99 = quantile(times, 0.99);
  return { count: times.length, p50: round(quantile(times, 0.5)), p99: round(p99), goal, ratio: round(p99 / goal) };
}

/** The memory of the last tenth of the run and of the third; the goal is a ratio of 1.1. */
function memoryOf(samples: readonly ProcessMetrics[]) {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const rss = (from: number) =>
    quantile(
      samples.slice(from, from + tenth).map(({ rssMb }) => rssMb),
      0.5,
    );
  const [early, late] = [rss(2 * tenth), rss(samples.length - tenth)];
  const { connections = 0, waiting = 0 } = samples.at(-1) ?? {};
  return { rssMb: [round(early), round(late)], ratio: round(late / early), connections, waiting };
}

function round(number: number): number {
  return Number(number.toFixed(2));
}
