import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { Client } from "pg";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { bareCart, rowsOfCarts, type Sample } from "./bare-cart.ts";

const CONCURRENCY = 8;
const PROPERTIES = 600;
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

type Measurement = { perSecond: number; rows: Record<string, number> };

type Throughput = {
  carts: number;
  bare: number;
  ratio: number;
  ratios: number[];
  /** Whether both wrote the same number of rows to the same tables in every round. */
  sameRows: boolean;
};

/**
 * Carts per second through the API, and the same rows per second in bare transactions, with the same database, driver,
 * connections and concurrency. They alternate, so that a busy machine slows both.
 */
async function cartThroughput(environment: BenchEnvironment, rounds: number): Promise<Throughput> {
  // Jobs run at their real intervals; scaled time would run them twenty times as often.
  const env = { ...environment.env, HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000", TIME_SCALE: "1" };
  const process = await startBookingProcess(env);
  const app = remoteApp({ port: process.port });
  const measurements: { api: Measurement; bare: Measurement }[] = [];
  const sample = await sampleCart(environment, app);
  for (let round = 0; round <= rounds; round++) {
    const measurement = {
      api: await throughApi(environment, app),
      bare: await inBareTransactions(environment, sample),
    };
    // The first round is a warm-up.
    if (round > 0) measurements.push(measurement);
    else await countRows(environment);
  }
  app.close();
  await process.kill();
  const ratios = measurements.map(({ api, bare }) => Number((api.perSecond / bare.perSecond).toFixed(3)));
  return {
    carts: Math.round(median(measurements.map(({ api }) => api.perSecond))),
    bare: Math.round(median(measurements.map(({ bare }) => bare.perSecond))),
    ratio: median(ratios),
    ratios,
    sameRows: measurements.every(({ api, bare }) => isDeepStrictEqual(api.rows, bare.rows)),
  };
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

async function throughApi({ db, stay }: BenchEnvironment, app: App): Promise<Measurement> {
  const requests = [];
  for (const propertyId of await makeProperties(db)) {
    const guest = aCartGuest(app);
    const quoteId = await guest.quote({ propertyId, ...stay });
    requests.push({ guest, payload: { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId } });
  }
  return timed(db, requests, async ({ guest, payload }) => {
    const { statusCode } = await guest.create(payload, { "idempotency-key": randomUUID() });
    if (statusCode !== 201) throw new Error(`A cart was answered with ${statusCode}.`);
  });
}

async function inBareTransactions({ db, stay }: BenchEnvironment, sample: Sample): Promise<Measurement> {
  return timed(db, await makeProperties(db), (propertyId) => bareCart(db, propertyId, stay, sample));
}

async function makeProperties(db: Db): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < PROPERTIES; n++) ids.push((await aProperty(db)).id);
  return ids;
}

async function timed<T>(db: Db, things: readonly T[], action: (thing: T) => Promise<unknown>): Promise<Measurement> {
  const queue = [...things];
  const before = await rowsOfCarts(db);
  const began = performance.now();
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await action(next);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const perSecond = things.length / ((performance.now() - began) / 1000);
  const after = await rowsOfCarts(db);
  return {
    perSecond,
    rows: Object.fromEntries(Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)])),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
