import { setTimeout as pause } from "node:timers/promises";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin } from "#api/testing/guests/member.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { quantile } from "#tools/measure/load.ts";
import { benchPayloads } from "#tools/measure/payloads.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { atFixedRate } from "../environment/fixed-rate.ts";
import { isFault, type RecordedCall, recordingApp } from "../environment/recording-app.ts";

/** How many times longer the p99 of a search may be during a flood. */
const GOAL = 3;
const SEARCHES_A_SECOND = 50;
/** The status with `Retry-After` when the process is overloaded. */
const BUSY = 503;
const WARM_UP_MS = 1_000;
const ENV = {
  LIMIT_SEARCH: "1000000",
  LIMIT_WRITE: "1000000",
  LIMIT_LOGIN: "100000",
  TIME_SCALE: "1",
  TIMEOUT_SCALE: "1",
};

type FloodOptions = { rounds: number; seconds: number; perSecond: number };
type Period = { searches: RecordedCall[]; logins: RecordedCall[] };
type FloodResult = { idle: Period[]; flood: Period[] };

/**
 * Searches at a fixed rate, alternately without and with logins that saturate the hashing. Each login has its own
 * network and account, so that no rate limit rejects it before the password is compared.
 */
async function floodLogins(
  environment: BenchEnvironment,
  { rounds, seconds, perSecond }: FloodOptions,
): Promise<FloodResult> {
  const process = await startBookingProcess({ ...environment.env, ...ENV });
  const app = recordingApp(process);
  const payloads = benchPayloads(200, todayInRiyadh(new Date()));
  const search = (n: number) => aCartGuest(app).call("POST", endpoints.searchProperties.url, payloads[n % 200]);
  const logIn = (n: number) =>
    aCartGuest(app).call(
      "POST",
      endpoints.logIn.url,
      aLogin({ email: `flood-${n}@example.test`, password: "no such camel" }),
    );
  const measure = async (logins: number): Promise<Period> => {
    const from = app.calls.length;
    const flood = atFixedRate({ perSecond: logins }, logIn);
    await pause(WARM_UP_MS);
    const [begun, searching] = [performance.now(), atFixedRate({ perSecond: SEARCHES_A_SECOND }, search)];
    await pause(seconds * 1_000);
    await searching.stop();
    await flood.stop();
    const calls = app.calls.slice(from).filter(({ at }) => at >= begun);
    const isLogin = ({ url }: RecordedCall) => url === endpoints.logIn.url;
    return { searches: calls.filter((one) => !isLogin(one)), logins: calls.filter(isLogin) };
  };
  // The first period warms up the process and its shard.
  await measure(perSecond);
  const all: FloodResult = { idle: [], flood: [] };
  for (let round = 0; round < rounds; round++) {
    all.idle.push(await measure(0));
    all.flood.push(await measure(perSecond));
  }
  app.close();
  await process.kill();
  return all;
}

const speedOf = (periods: readonly Period[]) => {
  const times = periods.flatMap(({ searches }) => searches.map(({ ms }) => ms));
  return { count: times.length, p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)) };
};

function round(number: number): number {
  return Number(number.toFixed(2));
}

/** Rule 44: a login flood must not slow down searches too much. */
export const loginFlood: Part = {
  name: "login-flood",
  options: { floods: 5, floodSeconds: 10, logins: 80 },
  run: async (environment, { number, must }) => {
    const options = { rounds: number("floods"), seconds: number("floodSeconds"), perSecond: number("logins") };
    const { idle, flood } = await floodLogins(environment, options);
    const searches = [...idle, ...flood].flatMap((one) => one.searches);
    const failed = searches.filter(({ status }) => status !== 200);
    must(failed.length === 0, `${failed.length} of ${searches.length} searches were not answered`);
    const logins = flood.flatMap((one) => one.logins);
    const countOf = (status: number) => logins.filter((one) => one.status === status).length;
    const hashed = round(countOf(401) / (options.rounds * options.seconds));
    const faults = logins.filter((one) => isFault(one) && one.status !== BUSY);
    must(faults.length === 0, `${faults.length} of ${logins.length} logins failed`);
    must(
      countOf(429) > 0 && countOf(401) > 0,
      `hashing is saturated: ${countOf(401)} compared, ${countOf(429)} rejected`,
    );
    const [alone, beside] = [speedOf(idle), speedOf(flood)];
    const ratios = idle.map((one, n) => round(speedOf(flood.slice(n, n + 1)).p99 / speedOf([one]).p99));
    const ratio = round(quantile(ratios, 0.5));
    must(
      ratio <= GOAL,
      `search p99 ${alone.p99} ms alone, ${beside.p99} ms during the flood: ${ratio} of ${GOAL} times`,
    );
    return { idle: alone, flood: beside, ratio, ratios, goal: GOAL, hashesASecond: hashed, busy: countOf(BUSY) };
  },
};
