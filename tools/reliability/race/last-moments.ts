import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "../environment/bench-part.ts";
import { type Deployment, guestOf, statusOrCode, withTwoProcesses } from "../environment/two-processes.ts";

const RIVALS = 4;
/** The hold ends in the middle of the time in which all guests act. */
const HALF_MS = 50;
const CONCURRENCY = 4;
const VISIBLE_MS = 5_000;

export type HoldEndRace = {
  owner: number;
  rivals: number[];
  /** The number of claims of the nights afterwards, at most one. */
  owners: number;
  /** How long until unclaimed nights could be quoted again; `null` when somebody got them. */
  freeAfterMs: number | null;
};

/** G10: a guest pays when the hold ends, while four others claim the nights. */
async function raceOnce(deployment: Deployment, random: SeededRandom): Promise<HoldEndRace> {
  const { db, stay } = deployment;
  const { id: propertyId } = await aProperty(db);
  const asker = guestOf(deployment);
  const quoteId = await asker.quote({ propertyId, ...stay });
  const owner = guestOf(deployment);
  const cart = await owner.readyCart(propertyId, stay);
  const token = await owner.token(testCards.paid);
  const rivals = Array.from({ length: RIVALS }, (_, index) => guestOf(deployment, index));
  await endHoldIn(db, cart.cartId, HALF_MS);
  const atSomeTime = async <T>(action: () => Promise<T>): Promise<T> => {
    await pause(random.between(0, 2 * HALF_MS));
    return action();
  };
  const payload = { propertyId, ...stay, quoteId, guestCount: { adults: 2, children: 0 } };
  const [paid, ...taken] = await Promise.all([
    atSomeTime(() => owner.pay(cart, "", { token })),
    ...rivals.map((rival) => atSomeTime(() => rival.create(payload))),
  ]);
  const began = performance.now();
  const isFree = paid.statusCode !== 200 && taken.every(({ statusCode }) => statusCode !== 201);
  while (isFree && !(await asker.quote({ propertyId, ...stay })) && performance.now() - began < 2 * VISIBLE_MS) {
    await pause(20);
  }
  const { rows } = await db.execute<{ owners: number }>(sql`
    SELECT count(DISTINCT stay_claim_id)::int AS owners FROM live_night_claim WHERE property_id = ${propertyId}`);
  return {
    owner: statusOrCode(paid),
    rivals: taken.map(statusOrCode),
    owners: rows[0]?.owners ?? -1,
    freeAfterMs: isFree ? Math.round(performance.now() - began) : null,
  };
}

export async function raceAtHoldEnd(deployment: Deployment, races: number, seed: number): Promise<HoldEndRace[]> {
  const all: HoldEndRace[] = [];
  while (all.length < races) {
    const some = Array.from(
      { length: Math.min(CONCURRENCY, races - all.length) },
      (_, index) => seed + all.length + index,
    );
    all.push(...(await Promise.all(some.map((one) => raceOnce(deployment, seededRandom(one))))));
  }
  return all;
}

/** Races in which two guests got the nights, an answer was wrong, or unclaimed nights stayed unavailable. */
export function invalidRaces(races: readonly HoldEndRace[]): HoldEndRace[] {
  return races.filter(({ owner, rivals, owners, freeAfterMs }) => {
    const winners = rivals.filter((status) => status === 201).length + (owner === 200 ? 1 : 0);
    const isAllowed = [200, 4005, 3002].includes(owner) && rivals.every((status) => status === 201 || status === 3002);
    return !isAllowed || winners > 1 || owners !== winners || (freeAfterMs !== null && freeAfterMs > VISIBLE_MS);
  });
}

export const lastMoments: Part = {
  name: "last-moments",
  options: { "last-moments": 2_000 },
  run: async (environment, { seed, number, must }) => {
    const races = await withTwoProcesses(environment, (deployment) =>
      raceAtHoldEnd(deployment, number("last-moments"), seed),
    );
    const bad = invalidRaces(races);
    const paid = races.filter(({ owner }) => owner === 200).length;
    const slowest = Math.max(0, ...races.map(({ freeAfterMs }) => freeAfterMs ?? 0));
    must(bad.length === 0, `${races.length} holds ended, ${paid} paid in time: ${JSON.stringify(bad.slice(0, 5))}`);
    must(slowest <= VISIBLE_MS, `unclaimed nights are available after ${slowest} ms of ${VISIBLE_MS}`);
    return { races: races.length, paid, invalid: bad, slowestFreeMs: slowest };
  },
};
