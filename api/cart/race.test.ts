import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { releaseHolds } from "#api/item/chalet/nights/release-holds.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { interleave } from "#api/platform/fault/fault-point.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { lockedCart } from "#api/testing/bookings/locked-cart.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { untilLockWait } from "#api/testing/checks/until-lock-wait.ts";
import { aCartGuest, type CartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { extendHold } from "./hold/extend-hold.ts";

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 13) };
const party = { guestCount: { adults: 2, children: 0 } };
let app: FastifyInstance;
/** A second process of the product on the same database. */
let secondApp: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { ...manyNetworks, DATABASE_POOL_SIZE: "8" } });
  secondApp = await testApp({ env: manyNetworks });
  await aCurrencyRate(app.db);
});

type Answer = Awaited<ReturnType<CartGuest["create"]>>;
const outcome = (answer: Answer) => (answer.statusCode < 400 ? answer.statusCode : answer.json().error.code);
function tally(answers: readonly Answer[]): Record<string, number> {
  const groups = Map.groupBy(answers, (answer) => String(outcome(answer)));
  return Object.fromEntries([...groups].map(([name, members]) => [name, members.length]));
}

/** Nights with more than one owner, and live nights that do not belong to the whole stay of an open cart. */
async function brokenNights(propertyId: number): Promise<unknown[]> {
  const { rows } = await app.db.execute(sql`
    SELECT c.id FROM cart c JOIN cart_item i ON i.cart_id = c.id JOIN chalet_item s ON s.cart_item_id = i.id
    WHERE s.property_id = ${propertyId} AND c.state = 'open' AND c.hold_until > app_now()
      AND (SELECT count(*) FROM live_night_claim n WHERE n.stay_claim_id = s.stay_claim_id) <> i.ends_on - i.starts_on`);
  return rows;
}

/** Stays that all want the second night. */
const overlapping = [
  { checkIn: addDays(today, 10), checkOut: addDays(today, 12) },
  { checkIn: addDays(today, 11), checkOut: addDays(today, 12) },
  { checkIn: addDays(today, 11), checkOut: addDays(today, 14) },
  stay,
];

const ROUNDS = fewOrAll(5, 20);
test("of fifty guests who want overlapping nights at once one gets them, in every round", async () => {
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { id: propertyId } = await aProperty(app.db);
    const asker = aCartGuest(app);
    const quotes = await Promise.all(overlapping.map((input) => asker.quote({ propertyId, ...input })));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const which = index % overlapping.length;
        const guest = aCartGuest(index % 3 === 0 ? secondApp : app);
        return guest.create({ propertyId, ...party, ...overlapping[which], quoteId: quotes[which] });
      }),
    );
    rounds.push(tally(answers));
    expect(await brokenNights(propertyId)).toEqual([]);
  }

  expect(rounds).toEqual(Array(ROUNDS).fill({ "201": 1, "3002": 49 }));
});

test("a guest who requests nights that are being taken waits and is refused", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const [first, second] = [aCartGuest(app), aCartGuest(secondApp)];
  const quoteId = await first.quote({ propertyId, ...stay });
  let late: Promise<Answer> | undefined;
  interleave("K02", async () => {
    late = second.create({ propertyId, ...party, ...stay, quoteId });
    await untilLockWait(app.db);
  });

  expect(outcome(await first.create({ propertyId, ...party, ...stay, quoteId }))).toBe(201);
  expect(late && outcome(await late)).toBe(3002);
});

test("two guests who swap properties at the same moment do not deadlock", async () => {
  const properties = [await aProperty(app.db), await aProperty(app.db)].map(({ id }) => id);
  const guests = [aCartGuest(app), aCartGuest(secondApp)];
  const quotes = await Promise.all(properties.map((propertyId) => aCartGuest(app).quote({ propertyId, ...stay })));
  const take = (guest: number, property: number) =>
    guests[guest]?.create({
      propertyId: properties[property],
      ...party,
      ...stay,
      quoteId: quotes[property],
    }) as Promise<Answer>;
  await Promise.all([take(0, 0), take(1, 1)]);
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([take(0, (round + 1) % 2), take(1, round % 2), take(0, round % 2)]);
    expect(answers.map(outcome).filter((code) => code !== 201 && code !== 3002)).toEqual([]);
    for (const id of properties) expect(await brokenNights(id)).toEqual([]);
  }
});

test("two simultaneous requests of a browser leave one hold", async () => {
  const properties = [await aProperty(app.db), await aProperty(app.db), await aProperty(app.db)];
  const guest = aCartGuest(app);
  const quotes = await Promise.all(properties.map(({ id }) => guest.quote({ propertyId: id, ...stay })));
  const first = await guest.create({ propertyId: properties[0]?.id, ...party, ...stay, quoteId: quotes[0] });
  await Promise.all(
    properties.map(({ id }, index) => guest.create({ propertyId: id, ...party, ...stay, quoteId: quotes[index] })),
  );
  const { rows } = await app.db.execute(sql`
    SELECT count(*)::int AS open FROM cart
    WHERE state = 'open' AND holder = (SELECT holder FROM cart WHERE id = ${first.json().cartId})`);

  expect(rows).toEqual([{ open: 1 }]);
});

test("of two guests who enter the code of a last use at the same time, one gets it", async () => {
  const { code } = await aCoupon(app.db, { usageLimit: 1 });
  const held = async () => {
    const { id: propertyId } = await aProperty(app.db);
    const guest = aCartGuest(app);
    return { guest, cartId: (await guest.cart({ propertyId, ...stay })).cartId };
  };
  const [first, second] = [await held(), await held()];
  let late: Promise<Answer> | undefined;
  interleave("K06", async () => {
    late = second.guest.applyCoupon(second.cartId, code);
    await untilLockWait(app.db);
  });
  const offOf = (answer: Answer | undefined) => answer?.json().totals.coupons > 0;

  expect(offOf(await first.guest.applyCoupon(first.cartId, code))).toBe(true);
  expect(offOf(await late)).toBe(false);
});

test("of twenty guests with one code for three, three get it", async () => {
  const { code } = await aCoupon(app.db, { usageLimit: 3 });
  const held = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const guest = aCartGuest(app);
      const { id: propertyId } = await aProperty(app.db);
      return { guest, cartId: (await guest.cart({ propertyId, ...stay })).cartId };
    }),
  );
  const answers = await Promise.all(held.map(({ guest, cartId }) => guest.applyCoupon(cartId, code)));
  const { rows } = await app.db.execute(sql`SELECT count(*)::int AS uses FROM coupon_use WHERE code = ${code}`);

  expect(answers.filter((answer) => answer.json().totals.coupons > 0)).toHaveLength(3);
  expect([tally(answers), rows]).toEqual([{ "200": 20 }, [{ uses: 3 }]]);
});

test("nights are booked while the background job deletes their expired hold", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const { cartId } = await aCartGuest(app).cart({ propertyId, ...stay });
  await endHoldIn(app.db, cartId, -1);
  const quoteId = await aCartGuest(app).quote({ propertyId, ...stay });
  let late: Promise<Answer> | undefined;
  interleave("K27", async () => {
    late = aCartGuest(app).create({ propertyId, ...party, ...stay, quoteId });
    await untilLockWait(app.db);
  });
  await runBatches(app.db, "release-holds", releaseHolds);

  expect(late && outcome(await late)).toBe(201);
  expect(await brokenNights(propertyId)).toEqual([]);
});

test("a guest who opens the payment at the last moment keeps the nights, although others saw the hold as expired", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const quoteId = await aCartGuest(app).quote({ propertyId, ...stay });
  const { cartId } = (await aCartGuest(app).create({ propertyId, ...party, ...stay, quoteId })).json();
  await endHoldIn(app.db, cartId, 1_500);
  const { late } = await inTransaction(app.db, async (tx) => {
    const cart = await lockedCart(tx, cartId);
    await extendHold(tx, cart);
    await pause(1_600);
    const late = aCartGuest(app).create({ propertyId, ...party, ...stay, quoteId });
    await untilLockWait(app.db);
    return { late };
  });

  expect(outcome(await late)).toBe(3002);
  expect(await brokenNights(propertyId)).toEqual([]);
});

/** At the end of a hold its guest opens the payment while four others want its nights. */
async function fightFor(round: number): Promise<{ owner: boolean; rivals: Record<string, number> }> {
  const { id: propertyId } = await aProperty(app.db);
  const asker = aCartGuest(app);
  const quoteId = await asker.quote({ propertyId, ...stay });
  const owner = aCartGuest(app);
  const { cartId } = (await owner.create({ propertyId, ...party, ...stay, quoteId })).json();
  await endHoldIn(app.db, cartId, 50);
  const pay = async () => {
    await pause((round * 37) % 100);
    return inTransaction(app.db, async (tx) => {
      const cart = await lockedCart(tx, cartId);
      return extendHold(tx, cart);
    }).then(
      () => true,
      () => false,
    );
  };
  const claim = async (index: number) => {
    await pause((round * 53 + index * 29) % 100);
    return aCartGuest(index % 2 === 0 ? app : secondApp).create({ propertyId, ...party, ...stay, quoteId });
  };
  const [isPaid, ...rivals] = await Promise.all([pay(), claim(0), claim(1), claim(2), claim(3)]);
  expect(await brokenNights(propertyId)).toEqual([]);
  return { owner: isPaid, rivals: tally(rivals) };
}

const FIGHTS = fewOrAll(24, 60);
test("at the end of a hold its guest or one of four others has the nights, never two", async () => {
  const fights: Awaited<ReturnType<typeof fightFor>>[] = [];
  for (let round = 0; round < FIGHTS; round += 4) {
    fights.push(...(await Promise.all([0, 1, 2, 3].map((more) => fightFor(round + more)))));
  }

  expect(fights).toHaveLength(FIGHTS);
  for (const { owner, rivals } of fights) {
    const taken = rivals["201"] ?? 0;
    expect(taken + (owner ? 1 : 0)).toBeLessThanOrEqual(1);
    expect(taken + (rivals["3002"] ?? 0)).toBe(4);
  }
});

test("there was no deadlock", async () => {
  const { rows } = await app.db.execute(sql`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`);
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
