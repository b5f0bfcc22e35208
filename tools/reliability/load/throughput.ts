import { randomUUID } from "node:crypto";
import { pid as ownPid } from "node:process";
import { isDeepStrictEqual } from "node:util";
import { Client } from "pg";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { addDays } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { cpuOfDatabase, cpuOfProcess } from "#tools/measure/cpu-time.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { bareCart, rowsOfCarts, type Sample } from "./bare-cart.ts";

const CONCURRENCY = 8;
const PROPERTIES = 400;
/** The share of the bare throughput. It is reported but not required, because a busy machine changes it. */
const GOAL = 0.5;

export const throughput: Part = {
  name: "throughput",
  options: { rounds: 5 },
  run: async (environment, { number, must }) => {
    const measured = await cartThroughput(environment, number("rounds"));
    must(measured.sameRows, "carts and bare transactions write the same rows");
    console.log(`         carts: ${JSON.stringify(measured)}, goal ratio ${GOAL}`);
    return { ...measured, goal: GOAL };
  },
};

/** `databaseMs` and `processMs` are CPU time for each cart. The process of bare transactions is the bench itself. */
type Measurement = { perSecond: number; databaseMs: number; processMs: number; rows: Record<string, number> };

type Cpu = { database: number; process: number };

type Throughput = {
  carts: number;
  bare: number;
  ratio: number;
  ratios: number[];
  /** CPU time in ms for each cart, and the ratio of its sums: a busy machine changes it less. */
  cpuMs: { carts: Cpu; bare: Cpu; ratio: number };
  /** Whether both wrote the same number of rows to the same tables in every round. */
  sameRows: boolean;
};

/** The process has the city of its carts in memory; bare transactions book in another one. */
const CITIES = { carts: 1, bare: 2 };

/**
 * Carts per second through the API, and the same rows per second in bare transactions, with the same durable database,
 * driver, connections and concurrency. They alternate, so that a busy machine slows both. Each cart comes from a network
 * of its own, and the process follows the changes of its city; it is suspended during the bare transactions, so that they
 * do not pay for that.
 */
async function cartThroughput(environment: BenchEnvironment, rounds: number): Promise<Throughput> {
  const { db } = environment;
  // Jobs run at their real intervals; scaled time would run them twenty times as often.
  const limits = { HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000", ...manyNetworks };
  const process = await startBookingProcess({ ...environment.env, ...limits, TIME_SCALE: "1", TIMEOUT_SCALE: "1" });
  const app = remoteApp({ port: process.port });
  const properties = {
    carts: await makeProperties(db, CITIES.carts),
    bare: await makeProperties(db, CITIES.bare),
  };
  const sample = await sampleCart(environment, app);
  await loadCity(app, environment.stay);
  const measurements: { api: Measurement; bare: Measurement }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const stay = stayOfRound(environment.stay, round);
    const api = await throughApi({ db, app, pid: process.child.pid ?? 0 }, properties.carts, stay);
    process.child.kill("SIGSTOP");
    const bare = await timed({ db, pid: ownPid }, properties.bare, (propertyId) =>
      bareCart(db, propertyId, stay, sample),
    );
    process.child.kill("SIGCONT");
    // The first round is a warm-up.
    if (round > 0) measurements.push({ api, bare });
    else await countRows(environment);
  }
  app.close();
  await process.kill();
  const ratios = measurements.map(({ api, bare }) => round(api.perSecond / bare.perSecond));
  const carts = cpuOf(measurements.map(({ api }) => api));
  const bare = cpuOf(measurements.map(({ bare }) => bare));
  const cpuRatio = round((bare.database + bare.process) / (carts.database + carts.process));
  return {
    cpuMs: { carts, bare, ratio: cpuRatio },
    carts: Math.round(median(measurements.map(({ api }) => api.perSecond))),
    bare: Math.round(median(measurements.map(({ bare }) => bare.perSecond))),
    ratio: median(ratios),
    ratios,
    sameRows: measurements.every(({ api, bare }) => isDeepStrictEqual(api.rows, bare.rows)),
  };
}

function stayOfRound({ checkIn, checkOut }: Stay, round: number): Stay {
  return { checkIn: addDays(checkIn, 3 * round), checkOut: addDays(checkOut, 3 * round) };
}

/** Updates the statistics. Without them the planner assumes empty tables. */
async function countRows({ adminUrl, env }: BenchEnvironment): Promise<void> {
  const address = new URL(adminUrl);
  address.pathname = new URL(env.DATABASE_URL ?? "").pathname;
  const admin = new Client(address.href);
  await admin.connect();
  await admin.query("ANALYZE");
  await admin.end();
}

type App = ReturnType<typeof remoteApp>;

async function sampleCart({ db, stay }: BenchEnvironment, app: App): Promise<Sample> {
  const key = randomUUID();
  const quoteInput = { propertyId: (await aProperty(db)).id, ...stay };
  const answer = await aCartGuest(app).book(quoteInput, {}, { "idempotency-key": key });
  return { cartId: answer.json().cartId, key };
}

async function loadCity(app: App, stay: Stay): Promise<void> {
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [CITIES.carts] }];
  const { statusCode } = await aCartGuest(app).call("POST", endpoints.searchProperties.url, {
    searchCriteria,
    ...stay,
  });
  if (statusCode !== 200) throw new Error(`The search was answered with ${statusCode}.`);
}

type Api = Measured & { app: App };

async function throughApi({ app, ...measured }: Api, propertyIds: readonly number[], stay: Stay) {
  const requests = [];
  for (const propertyId of propertyIds) {
    const guest = aCartGuest(app);
    const quoteId = await guest.quote({ propertyId, ...stay });
    requests.push({ guest, payload: { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId } });
  }
  return timed(measured, requests, async ({ guest, payload }) => {
    const { statusCode } = await guest.create(payload, { "idempotency-key": randomUUID() });
    if (statusCode !== 201) throw new Error(`A cart was answered with ${statusCode}.`);
  });
}

async function makeProperties(db: Db, cityId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < PROPERTIES; n++) ids.push((await aProperty(db, { cityId })).id);
  return ids;
}

/** The database, and the process whose CPU time counts beside it. */
type Measured = { db: Db; pid: number };

async function timed<T>(
  { db, pid }: Measured,
  things: readonly T[],
  action: (thing: T) => Promise<unknown>,
): Promise<Measurement> {
  const queue = [...things];
  const before = { rows: await rowsOfCarts(db), database: sum(await cpuOfDatabase(db)), process: cpuOfProcess(pid) };
  const began = performance.now();
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await action(next);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const perSecond = things.length / ((performance.now() - began) / 1000);
  const processMs = (cpuOfProcess(pid) - before.process) / things.length;
  const databaseMs = (sum(await cpuOfDatabase(db)) - before.database) / things.length;
  const after = Object.entries(await rowsOfCarts(db));
  const rows = Object.fromEntries(after.map(([name, n]) => [name, n - (before.rows[name] ?? 0)]));
  return { perSecond, databaseMs, processMs, rows };
}

function cpuOf(measurements: readonly Measurement[]): Cpu {
  const middle = (part: "databaseMs" | "processMs") => round(median(measurements.map((one) => one[part])));
  return { database: middle("databaseMs"), process: middle("processMs") };
}

function sum(numbers: Record<string, number>): number {
  return Object.values(numbers).reduce((total, number) => total + number, 0);
}

function round(number: number): number {
  return Number(number.toFixed(3));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
