import { setTimeout as pause } from "node:timers/promises";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { endpoints } from "#contract/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { quantile } from "#tools/bench/load.ts";
import { benchPayloads } from "#tools/bench/search/payloads.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { atFixedRate } from "../environment/fixed-rate.ts";
import { type Heard, isFault, watchedApp } from "../environment/watched-app.ts";

/** How many times as long 99 of 100 searches may take beside a flood. */
const GOAL = 3;
const SEARCHES_A_SECOND = 50;
/** Told with the time to wait, to whoever comes while the process has its hands full. */
const BUSY = 503;
const REST_MS = 1_000;
const ENV = { LIMIT_SEARCH: "1000000", LIMIT_WRITE: "1000000", LIMIT_LOGIN: "100000", TIME_SCALE: "1" };

type Asked = { rounds: number; seconds: number; perSecond: number };
type Spell = { searches: Heard[]; logins: Heard[] };
type Flooded = { idle: Spell[]; flood: Spell[] };

/**
 * Searches at a steady pace, by turns alone and beside logins that keep the hashing busy without a pause. Each login
 * comes from a network and for an account of its own, so that no limit sends it away before its password is compared.
 */
async function floodLogins(environment: BenchEnvironment, { rounds, seconds, perSecond }: Asked): Promise<Flooded> {
  const process = await startBookingProcess({ ...environment.env, ...ENV });
  const app = watchedApp(process);
  const payloads = benchPayloads(200, todayInRiyadh(new Date()));
  const search = (n: number) => aCartGuest(app).call("POST", endpoints.searchProperties.url, payloads[n % 200]);
  const logIn = (n: number) =>
    aCartGuest(app).call("POST", endpoints.logIn.url, { email: `flood-${n}@example.test`, password: "no such camel" });
  const spell = async (logins: number): Promise<Spell> => {
    const from = app.heard.length;
    const flood = atFixedRate({ perSecond: logins }, logIn);
    await pause(REST_MS);
    const [begun, searching] = [performance.now(), atFixedRate({ perSecond: SEARCHES_A_SECOND }, search)];
    await pause(seconds * 1_000);
    await searching.stop();
    await flood.stop();
    const heard = app.heard.slice(from).filter(({ at }) => at >= begun);
    const isLogin = ({ url }: Heard) => url === endpoints.logIn.url;
    return { searches: heard.filter((one) => !isLogin(one)), logins: heard.filter(isLogin) };
  };
  // The first spell wakes the process and its shard up.
  await spell(perSecond);
  const all: Flooded = { idle: [], flood: [] };
  for (let round = 0; round < rounds; round++) {
    all.idle.push(await spell(0));
    all.flood.push(await spell(perSecond));
  }
  app.close();
  await process.kill();
  return all;
}

const speedOf = (spells: readonly Spell[]) => {
  const times = spells.flatMap(({ searches }) => searches.map(({ ms }) => ms));
  return { count: times.length, p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)) };
};

function round(number: number): number {
  return Number(number.toFixed(2));
}

/** Rule 44: whoever floods the login must not starve those who look for a property. */
export const loginFlood: Part = {
  name: "login-flood",
  options: { floods: 5, floodSeconds: 10, logins: 80 },
  run: async (environment, { number, must }) => {
    const asked = { rounds: number("floods"), seconds: number("floodSeconds"), perSecond: number("logins") };
    const { idle, flood } = await floodLogins(environment, asked);
    const searches = [...idle, ...flood].flatMap((one) => one.searches);
    const failed = searches.filter(({ status }) => status !== 200);
    must(failed.length === 0, `${failed.length} of ${searches.length} searches were not answered`);
    const logins = flood.flatMap((one) => one.logins);
    const told = (status: number) => logins.filter((one) => one.status === status).length;
    const hashed = round(told(401) / (asked.rounds * asked.seconds));
    const faults = logins.filter((one) => isFault(one) && one.status !== BUSY);
    must(faults.length === 0, `${faults.length} of ${logins.length} logins met a fault`);
    must(told(429) > 0 && told(401) > 0, `hashing is saturated: ${told(401)} compared, ${told(429)} sent away`);
    const [alone, beside] = [speedOf(idle), speedOf(flood)];
    const ratios = idle.map((one, n) => round(speedOf(flood.slice(n, n + 1)).p99 / speedOf([one]).p99));
    const ratio = round(quantile(ratios, 0.5));
    must(
      ratio <= GOAL,
      `search p99 ${alone.p99} ms alone, ${beside.p99} ms beside the flood: ${ratio} of ${GOAL} times`,
    );
    return { idle: alone, flood: beside, ratio, ratios, goal: GOAL, hashesASecond: hashed, busy: told(BUSY) };
  },
};
