import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { Client } from "pg";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { distantApp } from "../environment/distant-app.ts";
import { bareCart, rowsOfCarts, type Sample } from "./bare-cart.ts";

const AT_ONCE = 8;
const HOMES = 600;
/** Of the bare transactions; told, not demanded, since a busy machine bends it. */
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

type Turn = { perSecond: number; rows: Record<string, number> };

type Throughput = {
  carts: number;
  bare: number;
  ratio: number;
  ratios: number[];
  /** Whether both wrote the same number of rows to the same tables in every round. */
  sameRows: boolean;
};

/**
 * Carts a second through the API, and the same rows a second in bare transactions: the same database, the same driver
 * with as many connections, as many at once. They take turns, so that a busy machine slows both.
 */
async function cartThroughput(environment: BenchEnvironment, rounds: number): Promise<Throughput> {
  // Jobs keep their true pace: with shrunk time they would look for work twenty times as often.
  const env = { ...environment.env, HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000", TIME_SCALE: "1" };
  const process = await startBookingProcess(env);
  const app = distantApp({ port: process.port });
  const turns: { api: Turn; bare: Turn }[] = [];
  const sample = await sampleCart(environment, app);
  for (let round = 0; round <= rounds; round++) {
    const turn = { api: await throughApi(environment, app), bare: await inBareTransactions(environment, sample) };
    // The first round wakes both up.
    if (round > 0) turns.push(turn);
    else await countRows(environment);
  }
  app.close();
  await process.kill();
  const ratios = turns.map(({ api, bare }) => Number((api.perSecond / bare.perSecond).toFixed(3)));
  return {
    carts: Math.round(median(turns.map(({ api }) => api.perSecond))),
    bare: Math.round(median(turns.map(({ bare }) => bare.perSecond))),
    ratio: median(ratios),
    ratios,
    sameRows: turns.every(({ api, bare }) => isDeepStrictEqual(api.rows, bare.rows)),
  };
}

/** As the database does by itself within a minute: until then it plans as if every table were empty. */
async function countRows({ adminUrl, env }: BenchEnvironment): Promise<void> {
  const address = new URL(adminUrl);
  address.pathname = new URL(env.DATABASE_URL ?? "").pathname;
  const admin = new Client(address.href);
  await admin.connect();
  await admin.query("ANALYZE");
  await admin.end();
}

type App = ReturnType<typeof distantApp>;

async function sampleCart({ db, stay }: BenchEnvironment, app: App): Promise<Sample> {
  const key = randomUUID();
  const wish = { propertyId: (await aProperty(db)).id, ...stay };
  const answer = await aCartGuest(app).book(wish, {}, { "idempotency-key": key });
  return { cartId: answer.json().cartId, key };
}

async function throughApi({ db, stay }: BenchEnvironment, app: App): Promise<Turn> {
  const wishes = [];
  for (const propertyId of await homesOf(db)) {
    const guest = aCartGuest(app);
    const quoteId = await guest.quote({ propertyId, ...stay });
    wishes.push({ guest, payload: { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId } });
  }
  return timed(db, wishes, async ({ guest, payload }) => {
    const { statusCode } = await guest.create(payload, { "idempotency-key": randomUUID() });
    if (statusCode !== 201) throw new Error(`A cart was answered with ${statusCode}.`);
  });
}

async function inBareTransactions({ db, stay }: BenchEnvironment, sample: Sample): Promise<Turn> {
  return timed(db, await homesOf(db), (propertyId) => bareCart(db, propertyId, stay, sample));
}

async function homesOf(db: Db): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < HOMES; n++) ids.push((await aProperty(db)).id);
  return ids;
}

async function timed<T>(db: Db, things: readonly T[], action: (thing: T) => Promise<unknown>): Promise<Turn> {
  const queue = [...things];
  const before = await rowsOfCarts(db);
  const began = performance.now();
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await action(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
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
