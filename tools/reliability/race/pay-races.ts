import { setTimeout as pause } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller } from "#api/testing/cart-guest.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { addDays } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { Part } from "../environment/bench-part.ts";
import { endHoldIn } from "../environment/end-hold.ts";
import { gatewayBooks } from "../environment/gateway-books.ts";
import { guestOf, inShop, type Shop, type ShopGuest, toldBy } from "../environment/two-processes.ts";

export type PayRaces = {
  rounds: number;
  /** Properties with exactly one order 58. */
  sold: number;
  /** Properties of whose payments the gateway kept exactly one, taken once. */
  charged: number;
  chargedLosers: number;
  /** How often guests were told what, by step. */
  told: Record<string, number>;
};

/** What a guest may be told who was not the one: the nights are taken, the hold is over, the card is not good. */
const FAIR = /^(cart (201|3002)|guest (200|4005)|pay (200|4005|3002|5001))$/;
const MAX_TURNS = 400;

type Race = {
  shop: Shop;
  random: SeededRandom;
  propertyId: number;
  tell: (step: string, told: number) => void;
  isSold: boolean;
};
type Wish = Stay & { propertyId: number; quoteId: string };

/**
 * G2: guests want overlapping nights and go on to pay. Holds end under their hands and are taken by others, so that many
 * carts of the same nights come to pay; nobody leaves before the property is sold.
 */
export async function raceToPay(shop: Shop, guests: number, rounds: number, seed: number): Promise<PayRaces> {
  const told: Record<string, number> = {};
  const tell = (step: string, what: number) => {
    told[`${step} ${what}`] = (told[`${step} ${what}`] ?? 0) + 1;
  };
  const properties: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { id: propertyId } = await aProperty(shop.db);
    properties.push(propertyId);
    const race: Race = { shop, random: seededRandom(seed + round), propertyId, tell, isSold: false };
    const wishes = await wishesOf(race);
    await Promise.all(
      Array.from({ length: guests }, (_, place) =>
        strive(race, guestOf(shop, place), wishes[place % wishes.length] as Wish),
      ),
    );
  }
  await shop.untilSettled();
  return { rounds, told, ...(await countMoney(shop, properties)) };
}

/** Stays that all want the second night, at prices quoted while it was free. */
async function wishesOf({ shop, propertyId }: Race): Promise<Wish[]> {
  const { checkIn } = shop.stay;
  const stays = [0, 1, 1].map((from, place) => ({
    checkIn: addDays(checkIn, from),
    checkOut: addDays(checkIn, place + 2),
  }));
  const asker = guestOf(shop);
  const wishOf = async (stay: Stay) => ({ propertyId, ...stay, quoteId: await asker.quote({ propertyId, ...stay }) });
  return Promise.all(stays.map(wishOf));
}

async function strive(race: Race, guest: ShopGuest, wish: Wish): Promise<void> {
  const { shop, random, tell } = race;
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  for (let turn = 0; turn < MAX_TURNS && !race.isSold; turn++) {
    const made = await guest.create({ ...wish, guestCount: { adults: 2, children: 0 } });
    tell("cart", toldBy(made));
    if (made.statusCode !== 201) {
      await pause(random.between(0, 40));
      continue;
    }
    const { cartId } = made.json();
    if (random.chance(0.6)) await endHoldIn(shop.db, cartId, random.between(-5, 60));
    const filled = await guest.setGuest(cartId, traveller);
    tell("guest", toldBy(filled));
    if (filled.statusCode !== 200) continue;
    await pause(random.between(0, 30));
    const paid = await guest.pay(filled.json(), random.chance(0.15) ? testCards.declined : testCards.paid);
    tell("pay", toldBy(paid));
    if (paid.statusCode === 200) race.isSold = true;
  }
}

async function countMoney({ db, sandbox }: Shop, properties: readonly number[]) {
  const orders = await db
    .select()
    .from(placedOrders)
    .where(inArray(placedOrders.propertyId, [...properties]));
  const tries = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.orderId,
        orders.map(({ id }) => id),
      ),
    );
  const books = await gatewayBooks(sandbox);
  const kept = tries.flatMap(({ id, orderId, amountMinor }) => {
    const charge = books.get(id);
    return charge && charge.kept !== 0
      ? [{ orderId, isExact: charge.kept === amountMinor && charge.captures === 1 }]
      : [];
  });
  const sold = orders.filter(({ statusCode }) => statusCode === 58);
  const paid = new Set(kept.filter(({ isExact }) => isExact).map(({ orderId }) => orderId));
  return {
    sold: new Set(sold.map(({ propertyId }) => propertyId)).size === sold.length ? sold.length : -1,
    charged: sold.filter(({ id }) => paid.has(id)).length,
    chargedLosers: kept.filter(({ orderId }) => !sold.some(({ id }) => id === orderId)).length,
  };
}

/** What guests were told and should not have been. */
export function unfair({ told }: PayRaces): string[] {
  return Object.keys(told).filter((each) => !FAIR.test(each));
}

export const payRaces: Part = {
  name: "pay-races",
  options: { "pay-races": 200 },
  run: async (environment, { seed, number, must }) => {
    const report = await inShop(environment, (shop) => raceToPay(shop, 20, number("pay-races"), seed));
    const { rounds, sold, charged, chargedLosers } = report;
    must(sold === rounds, `20 guests × ${rounds} race to pay: ${sold} homes sold once`);
    must(charged === rounds && chargedLosers === 0, `${charged} charged once, ${chargedLosers} who lost were charged`);
    must(unfair(report).length === 0, `nobody was told anything else: ${JSON.stringify(report.told)}`);
    return report;
  },
};
