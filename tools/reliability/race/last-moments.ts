import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "../environment/bench-part.ts";
import { endHoldIn } from "../environment/end-hold.ts";
import { guestOf, inShop, type Shop, toldBy } from "../environment/two-processes.ts";

const THIEVES = 4;
/** The hold ends in the middle of the time in which everybody acts. */
const HALF_MS = 50;
const AT_ONCE = 4;
const VISIBLE_MS = 5_000;

export type Fight = {
  owner: number;
  thieves: number[];
  /** Live claims of the nights afterwards: at most the ones of one guest. */
  owners: number;
  /** How long it took until nights that nobody got could be asked for again; `null` when somebody got them. */
  freeAfterMs: number | null;
};

/** G10: at the end of a hold its guest pays, while four others want its nights. */
async function fightFor(shop: Shop, random: SeededRandom): Promise<Fight> {
  const { db, stay } = shop;
  const { id: propertyId } = await aProperty(db);
  const asker = guestOf(shop);
  const quoteId = await asker.quote({ propertyId, ...stay });
  const owner = guestOf(shop);
  const cart = await owner.readyCart(propertyId, stay);
  const token = await owner.token(testCards.paid);
  const thieves = Array.from({ length: THIEVES }, (_, place) => guestOf(shop, place));
  await endHoldIn(db, cart.cartId, HALF_MS);
  const atSomeTime = async <T>(action: () => Promise<T>): Promise<T> => {
    await pause(random.between(0, 2 * HALF_MS));
    return action();
  };
  const wish = { propertyId, ...stay, quoteId, guestCount: { adults: 2, children: 0 } };
  const [paid, ...taken] = await Promise.all([
    atSomeTime(() => owner.pay(cart, "", { token })),
    ...thieves.map((thief) => atSomeTime(() => thief.create(wish))),
  ]);
  const began = performance.now();
  const isFree = paid.statusCode !== 200 && taken.every(({ statusCode }) => statusCode !== 201);
  while (isFree && !(await asker.quote({ propertyId, ...stay })) && performance.now() - began < 2 * VISIBLE_MS) {
    await pause(20);
  }
  const { rows } = await db.execute<{ owners: number }>(sql`
    SELECT count(DISTINCT stay_claim_id)::int AS owners FROM live_night_claim WHERE property_id = ${propertyId}`);
  return {
    owner: toldBy(paid),
    thieves: taken.map(toldBy),
    owners: rows[0]?.owners ?? -1,
    freeAfterMs: isFree ? Math.round(performance.now() - began) : null,
  };
}

export async function fightAtTheEnd(shop: Shop, fights: number, seed: number): Promise<Fight[]> {
  const all: Fight[] = [];
  while (all.length < fights) {
    const some = Array.from(
      { length: Math.min(AT_ONCE, fights - all.length) },
      (_, place) => seed + all.length + place,
    );
    all.push(...(await Promise.all(some.map((one) => fightFor(shop, seededRandom(one))))));
  }
  return all;
}

/** Fights in which two got the nights, somebody got nothing and was told something else, or nobody was left with them. */
export function foul(fights: readonly Fight[]): Fight[] {
  return fights.filter(({ owner, thieves, owners, freeAfterMs }) => {
    const winners = thieves.filter((told) => told === 201).length + (owner === 200 ? 1 : 0);
    const isFair = [200, 4005, 3002].includes(owner) && thieves.every((told) => told === 201 || told === 3002);
    return !isFair || winners > 1 || owners !== winners || (freeAfterMs !== null && freeAfterMs > VISIBLE_MS);
  });
}

export const lastMoments: Part = {
  name: "last-moments",
  options: { "last-moments": 2_000 },
  run: async (environment, { seed, number, must }) => {
    const fights = await inShop(environment, (shop) => fightAtTheEnd(shop, number("last-moments"), seed));
    const bad = foul(fights);
    const paid = fights.filter(({ owner }) => owner === 200).length;
    const slowest = Math.max(0, ...fights.map(({ freeAfterMs }) => freeAfterMs ?? 0));
    must(bad.length === 0, `${fights.length} ends of holds, ${paid} paid in time: ${JSON.stringify(bad.slice(0, 5))}`);
    must(slowest <= VISIBLE_MS, `nights that nobody got are free again after ${slowest} ms of ${VISIBLE_MS}`);
    return { fights: fights.length, paid, foul: bad, slowestFreeMs: slowest };
  },
};
