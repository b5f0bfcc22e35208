import { setTimeout as pause } from "node:timers/promises";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { endpoints } from "#contract/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { startProductProcess } from "#server/testing/product-process.ts";
import { quantile } from "#tools/bench/load.ts";
import { benchPayloads } from "#tools/bench/search/payloads.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { atFixedRate } from "../environment/fixed-rate.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { type Heard, isFault, watchedApp } from "../environment/watched-app.ts";

/** How many times as long 99 of 100 calls of others may take while one network floods. */
const GOAL = 2;
const CALLS_A_SECOND = 50;
const WARM_UP_MS = 3_000;
const FLOODER = "203.0.113.9";
const ENV = { LIMIT_SEARCH: "1000000", LIMIT_READ: "1000000", LIMIT_WRITE: "1000000", TIME_SCALE: "1" };

type Asked = {
  rounds: number;
  seconds: number;
  /** Pages a second that the flooder asks for. */
  perSecond: number;
  /** Pages a second that others open, each from their own network. */
  others: number;
};
type Spell = { calls: Heard[]; flood: Heard[] };

/**
 * API calls of many networks at a fixed rate, by turns alone and while one network asks for pages that no cache has. Others
 * open a few pages all the time, as guests do.
 */
async function floodPages(environment: BenchEnvironment, { rounds, seconds, perSecond, others }: Asked) {
  const { DATA_DIR: _, ...env } = environment.env;
  const product = await startProductProcess({ ...env, ...ENV });
  const app = watchedApp(product);
  const host = `mabeet-sa.localhost:${product.port}`;
  const properties = await listedProperties(environment.db);
  const payloads = benchPayloads(200, todayInRiyadh(new Date()));
  const page = (n: number) => `/ar/chalet/details/${properties[n % properties.length]}?visit=${n}`;
  const call = (n: number) => aCartGuest(app, { host }).call("POST", endpoints.searchProperties.url, payloads[n % 200]);
  const open = (n: number) => aCartGuest(app, { host }).call("GET", page(n));
  const flooder = aCartGuest(app, { host, "x-forwarded-for": FLOODER });
  let flooded = 0;
  const spell = async (pages: number): Promise<Spell> => {
    const guests = atFixedRate({ perSecond: others }, (n) => open(n * 7 + 1_000_000 + flooded));
    const flood = atFixedRate({ perSecond: pages, mostAtOnce: 200 }, () => flooder.call("GET", page(flooded++)));
    await pause(WARM_UP_MS);
    const [from, begun] = [app.heard.length, performance.now()];
    const calls = atFixedRate({ perSecond: CALLS_A_SECOND }, call);
    await pause(seconds * 1_000);
    await calls.stop();
    await Promise.all([flood.stop(), guests.stop()]);
    const heard = app.heard.slice(from).filter(({ at }) => at >= begun);
    const isCall = ({ url }: Heard) => url === endpoints.searchProperties.url;
    return { calls: heard.filter(isCall), flood: heard.filter((one) => !isCall(one)) };
  };
  // The first spell fills the caches and compiles the code.
  await spell(perSecond);
  const all: { alone: Spell[]; beside: Spell[] } = { alone: [], beside: [] };
  for (let round = 0; round < rounds; round++) {
    all.alone.push(await spell(0));
    all.beside.push(await spell(perSecond));
  }
  app.close();
  const exitCode = await product.stop();
  if (exitCode !== 0) throw new Error(`The product ended with ${exitCode}:\n${product.said().slice(-2000)}`);
  return all;
}

const speedOf = (spells: readonly Spell[]) => {
  const times = spells.flatMap(({ calls }) => calls.map(({ ms }) => ms));
  return { count: times.length, p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)) };
};

function round(number: number): number {
  return Number(number.toFixed(2));
}

/** One network that floods with pages is refused, and the calls of others stay fast. */
export const pageFlood: Part = {
  name: "page-flood",
  options: { floods: 5, floodSeconds: 10, pages: 200, others: 2 },
  run: async (environment, { number, must }) => {
    const asked = { rounds: number("floods"), seconds: number("floodSeconds"), others: number("others") };
    const { alone, beside } = await floodPages(environment, { ...asked, perSecond: number("pages") });
    const calls = [...alone, ...beside].flatMap((one) => one.calls);
    const failed = calls.filter(({ status }) => status !== 200);
    must(failed.length === 0, `${failed.length} of ${calls.length} calls of others were not answered`);
    const flood = beside.flatMap((one) => one.flood);
    const told = (status: number) => flood.filter((one) => one.status === status).length;
    const faults = flood.filter((one) => isFault(one));
    must(faults.length === 0, `${faults.length} of ${flood.length} pages met a fault`);
    must(told(429) > 0, `${told(200)} pages were rendered, ${told(429)} refused`);
    const ratios = alone.map((one, n) => round(speedOf(beside.slice(n, n + 1)).p99 / speedOf([one]).p99));
    const ratio = round(quantile(ratios, 0.5));
    const [quiet, loud] = [speedOf(alone), speedOf(beside)];
    console.log(`         p99 ${quiet.p99} ms alone, ${loud.p99} ms beside the flood: ${ratio} of ${GOAL} times`);
    return { alone: quiet, beside: loud, ratio, ratios, goal: GOAL, rendered: told(200), refused: told(429) };
  },
};
