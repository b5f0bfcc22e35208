import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#api/database/database.ts";
import { inTransaction } from "#api/database/transaction.ts";
import { aHome } from "#api/testing/builders/a-home.ts";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { startBookingProcess } from "./booking-process.ts";
import { distantApp } from "./distant-app.ts";
import type { BenchGround } from "./ground.ts";
import type { Part } from "./part.ts";

const AT_ONCE = 8;
const HOMES = 200;
const ROUNDS = 5;
/** Of the bare transactions; told, not demanded, since a busy machine bends it. */
const GOAL = 0.5;

export const throughput: Part = {
  name: "throughput",
  options: {},
  run: async (ground) => {
    const measured = await cartThroughput(ground, ROUNDS);
    console.log(`         carts: ${JSON.stringify(measured)}, goal ratio ${GOAL}`);
    return { ...measured, goal: GOAL };
  },
};

/** Carts a second through the API, and the same rows a second in bare transactions of the same database, in turns. */
async function cartThroughput(
  ground: BenchGround,
  rounds: number,
): Promise<{ carts: number; bare: number; ratio: number }> {
  const process = await startBookingProcess({ ...ground.env, HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000" });
  const app = distantApp({ port: process.port });
  const ratios: number[] = [];
  let [carts, bare] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    carts = await throughApi(ground, app);
    bare = await inBareTransactions(ground);
    ratios.push(carts / bare);
  }
  app.close();
  await process.kill();
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  return { carts: Math.round(carts), bare: Math.round(bare), ratio: Number(ratio.toFixed(2)) };
}

async function homesOf(db: Db): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < HOMES; n++) ids.push((await aHome(db)).id);
  return ids;
}

async function throughApi({ db, stay }: BenchGround, app: ReturnType<typeof distantApp>): Promise<number> {
  const wishes = await Promise.all(
    (await homesOf(db)).map(async (propertyId) => {
      const guest = aCartGuest(app);
      return {
        guest,
        payload: {
          propertyId,
          ...stay,
          guestCount: { adults: 2, children: 0 },
          quoteId: await guest.quote({ propertyId, ...stay }),
        },
      };
    }),
  );
  return perSecond(wishes, async ({ guest, payload }) => {
    const { statusCode } = await guest.create(payload);
    if (statusCode !== 201) throw new Error(`A cart was answered with ${statusCode}.`);
  });
}

/** The rows of a cart, copied from one that the API made. */
async function inBareTransactions({ db, stay }: BenchGround): Promise<number> {
  const nights = daysOf(stay);
  return perSecond(await homesOf(db), (propertyId) =>
    inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        INSERT INTO stay_claim (property_id, nights, state)
        VALUES (${propertyId}, daterange(${stay.checkIn}::date, ${stay.checkOut}::date), 'held') RETURNING id`);
      const claim = rows[0]?.id;
      for (const night of nights) {
        await tx.execute(sql`
          INSERT INTO night_claim (property_id, night, stay_claim_id, state, expires_at)
          VALUES (${propertyId}, ${night}, ${claim}, 'held', app_now() + interval '15 minutes')`);
      }
      await tx.execute(sql`
        INSERT INTO cart (id, holder, network, site_id, language, property_id, stay_claim_id, check_in, check_out, adults,
          children, hold_until, hold_cap, currency, rate, price, policies)
        SELECT ${randomUUID()}, ${randomUUID()}, network, site_id, language, ${propertyId}, ${claim}, check_in, check_out, adults,
          children, app_now() + interval '15 minutes', app_now() + interval '30 minutes', currency, rate, price, policies
        FROM cart LIMIT 1`);
    }),
  );
}

async function perSecond<T>(things: readonly T[], deed: (thing: T) => Promise<unknown>): Promise<number> {
  const queue = [...things];
  const began = performance.now();
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await deed(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return things.length / ((performance.now() - began) / 1000);
}
