import { setTimeout as pause } from "node:timers/promises";
import { startProductProcess } from "#server/testing/product-process.ts";
import { quantile } from "#tools/bench/load.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { atFixedRate, type Pace } from "../environment/fixed-rate.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { type Figures, heapAfterCollecting, processFigures } from "../environment/process-figures.ts";
import { type Heard, isFault, type Kind, watchedApp } from "../environment/watched-app.ts";
import { loadMix } from "./load-mix.ts";

/** Milliseconds that 99 of 100 answers stay below. Paying is measured with its provider, and so harder than the goal. */
const GOALS: Record<Kind, number> = { json: 150, page: 300, write: 400, pay: 800 };
const LOOP_GOAL_MS = 50;
const LOOK_MS = 5_000;
const NO_LIMITS = {
  LIMIT_SEARCH: "1000000",
  LIMIT_READ: "1000000",
  LIMIT_WRITE: "1000000",
  HOLDS_PER_NETWORK: "1000000",
};

type Loaded = { heard: Heard[]; figures: Figures[]; heapsMb: [early: number, late: number]; minutes: number };

type Asked = Pace & { seconds: number; seed: number };

/** The whole product, pages too, on the ground's database and partners, under the usual mix of guests. */
export async function tryLoad(environment: BenchEnvironment, { seconds, seed, ...pace }: Asked): Promise<Loaded> {
  const { DATA_DIR: _, ...env } = environment.env;
  const more = { ...NO_LIMITS, TIME_SCALE: "1", NODE_OPTIONS: "--inspect=127.0.0.1:0" };
  const product = await startProductProcess({ ...env, ...more });
  const app = watchedApp(product);
  const properties = await listedProperties(environment.db);
  const host = `mabeet-sa.localhost:${product.port}`;
  const load = atFixedRate(pace, loadMix({ app, host, sandbox: environment.sandbox, properties, seed }));
  const figures: Figures[] = [];
  const began = performance.now();
  let early = 0;
  while (performance.now() - began < seconds * 1000) {
    await pause(Math.min(LOOK_MS, seconds * 1000));
    figures.push(await processFigures(product));
    if (early === 0 && performance.now() - began > (seconds * 1000) / 3) early = await heapAfterCollecting(product);
  }
  await load.stop();
  const minutes = ((2 / 3) * (performance.now() - began)) / 60_000;
  const heapsMb: Loaded["heapsMb"] = [early, await heapAfterCollecting(product)];
  await environment.untilSettled();
  app.close();
  const exitCode = await product.stop();
  if (exitCode !== 0) throw new Error(`The product ended with ${exitCode}:\n${product.said().slice(-2000)}`);
  return { heard: app.heard, figures, heapsMb, minutes };
}

/** G13 and G14: speed, faults and memory under the usual mix. */
export const load: Part = {
  name: "load",
  options: { seconds: 600, rate: 200 },
  run: async (environment, { seed, number, must }) => {
    const asked = { seconds: number("seconds"), perSecond: number("rate"), seed };
    const { heard, figures, heapsMb, minutes } = await tryLoad(environment, asked);
    const faults = heard.filter(isFault);
    must(faults.length === 0, `${faults.length} of ${heard.length} answers were faults`);
    const kinds = Object.fromEntries(Object.entries(GOALS).map(([kind, goal]) => [kind, speedOf(heard, kind, goal)]));
    const loop = figures.map(({ loopMs }) => loopMs);
    const memory = { ...memoryOf(figures), heapMbAMinute: round((heapsMb[1] - heapsMb[0]) / minutes), heapsMb };
    const loopMs = { median: round(quantile(loop, 0.5)), worst: round(Math.max(...loop)) };
    const told = { kinds, loopMs: { ...loopMs, ratio: round(loopMs.median / LOOP_GOAL_MS) }, memory };
    console.log(`         ${JSON.stringify(told)}`);
    return { sent: heard.length, faults: faults.slice(0, 20), ...told };
  },
};

function speedOf(heard: readonly Heard[], kind: string, goal: number) {
  const times = heard.filter((one) => one.kind === kind).map(({ ms }) => ms);
  const p99 = quantile(times, 0.99);
  return { count: times.length, p50: round(quantile(times, 0.5)), p99: round(p99), goal, ratio: round(p99 / goal) };
}

/** The last tenth of the run beside the third: the goal is 1.1 times at most. */
function memoryOf(figures: readonly Figures[]) {
  const tenth = Math.max(1, Math.floor(figures.length / 10));
  const rss = (from: number) =>
    quantile(
      figures.slice(from, from + tenth).map(({ rssMb }) => rssMb),
      0.5,
    );
  const [early, late] = [rss(2 * tenth), rss(figures.length - tenth)];
  const { connections = 0, waiting = 0 } = figures.at(-1) ?? {};
  return { rssMb: [round(early), round(late)], ratio: round(late / early), connections, waiting };
}

function round(number: number): number {
  return Number(number.toFixed(2));
}
