import { setTimeout as pause } from "node:timers/promises";
import { settingTable } from "#api/platform/settings/setting-table.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { startProductProcess } from "#server/testing/product-process.ts";
import { quantile } from "#tools/measure/load.ts";
import { benchPayloads } from "#tools/measure/payloads.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { atFixedRate } from "../environment/fixed-rate.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { isFault, type RecordedCall, recordingApp } from "../environment/recording-app.ts";

/** How many times longer the p99 of other callers may be while one network floods. */
const GOAL = 2;
const CALLS_A_SECOND = 50;
const WARM_UP_MS = 3_000;
const FLOODER = "203.0.113.9";
const ENV = {
  LIMIT_SEARCH: "1000000",
  LIMIT_READ: "1000000",
  LIMIT_WRITE: "1000000",
  MAX_DELAY_MS: settingTable.maxDelayMs.defaultValue ?? "",
  TIME_SCALE: "1",
  TIMEOUT_SCALE: "1",
};

type FloodOptions = {
  rounds: number;
  seconds: number;
  /** Pages per second that the flooding network requests. */
  perSecond: number;
  /** Pages per second that others open, each from their own network. */
  others: number;
};
type Period = { calls: RecordedCall[]; flood: RecordedCall[]; pagesOfOthers: RecordedCall[] };

/**
 * API calls of many networks at a fixed rate, alternately without and with one network that requests pages which no cache
 * has. Others open a few pages all the time.
 */
async function floodPages(environment: BenchEnvironment, { rounds, seconds, perSecond, others }: FloodOptions) {
  const { DATA_DIR: _, ...env } = environment.env;
  const product = await startProductProcess({ ...env, ...ENV });
  const app = recordingApp(product);
  const host = `mabeet-sa.localhost:${product.port}`;
  const properties = await listedProperties(environment.db);
  const payloads = benchPayloads(200, todayInRiyadh(new Date()));
  const page = (n: number, who: "flood" | "guest") =>
    `/ar/chalet/details/${properties[n % properties.length]}?${who}=${n}`;
  const call = (n: number) => aCartGuest(app, { host }).call("POST", endpoints.searchProperties.url, payloads[n % 200]);
  const open = (n: number) => aCartGuest(app, { host }).call("GET", page(n, "guest"));
  const flooder = aCartGuest(app, { host, "x-forwarded-for": FLOODER });
  let flooded = 0;
  const measure = async (pages: number): Promise<Period> => {
    const guests = atFixedRate({ perSecond: others }, (n) => open(n * 7 + 1_000_000 + flooded));
    const flood = atFixedRate({ perSecond: pages, maxConcurrent: 200 }, () =>
      flooder.call("GET", page(flooded++, "flood")),
    );
    await pause(WARM_UP_MS);
    const [from, begun] = [app.calls.length, performance.now()];
    const calls = atFixedRate({ perSecond: CALLS_A_SECOND }, call);
    await pause(seconds * 1_000);
    await calls.stop();
    await Promise.all([flood.stop(), guests.stop()]);
    const recorded = app.calls.slice(from).filter(({ at }) => at >= begun);
    return {
      calls: recorded.filter(({ url }) => url === endpoints.searchProperties.url),
      flood: recorded.filter(({ url }) => url.includes("?flood=")),
      pagesOfOthers: recorded.filter(({ url }) => url.includes("?guest=")),
    };
  };
  // The first period fills the caches and compiles the code.
  await measure(perSecond);
  const all: { alone: Period[]; beside: Period[] } = { alone: [], beside: [] };
  for (let round = 0; round < rounds; round++) {
    all.alone.push(await measure(0));
    all.beside.push(await measure(perSecond));
  }
  app.close();
  const exitCode = await product.stop();
  if (exitCode !== 0) throw new Error(`The product ended with ${exitCode}:\n${product.output().slice(-2000)}`);
  return all;
}

const speedOf = (periods: readonly Period[]) => {
  const times = periods.flatMap(({ calls }) => calls.map(({ ms }) => ms));
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
    const options = { rounds: number("floods"), seconds: number("floodSeconds"), others: number("others") };
    const { alone, beside } = await floodPages(environment, { ...options, perSecond: number("pages") });
    const calls = [...alone, ...beside].flatMap((one) => one.calls);
    const failed = calls.filter(({ status }) => status !== 200);
    must(failed.length === 0, `${failed.length} of ${calls.length} calls of others were not answered`);
    const flood = beside.flatMap((one) => one.flood);
    const countOf = (status: number) => flood.filter((one) => one.status === status).length;
    const faults = flood.filter((one) => isFault(one));
    must(faults.length === 0, `${faults.length} of ${flood.length} pages of the flood failed or got 503`);
    must(countOf(429) > 0, `${countOf(200)} pages of the flood were rendered, ${countOf(429)} refused`);
    const pages = [...alone, ...beside].flatMap((one) => one.pagesOfOthers);
    const refused = pages.filter(({ status }) => status !== 200);
    must(refused.length === 0, `${refused.length} of ${pages.length} pages of others were not answered`);
    const ratios = alone.map((one, n) => round(speedOf(beside.slice(n, n + 1)).p99 / speedOf([one]).p99));
    const ratio = round(quantile(ratios, 0.5));
    const [quiet, loud] = [speedOf(alone), speedOf(beside)];
    console.log(`         p99 ${quiet.p99} ms alone, ${loud.p99} ms during the flood: ${ratio} of ${GOAL} times`);
    return { alone: quiet, beside: loud, ratio, ratios, goal: GOAL, rendered: countOf(200), refused: countOf(429) };
  },
};
