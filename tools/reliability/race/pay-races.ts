import { setTimeout as pause } from "node:timers/promises";
import { eq, inArray } from "drizzle-orm";
import { chaletOrderItems } from "#api/schema/chalet.ts";
import { orderItems, placedOrders } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { addDays } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { Part } from "../environment/bench-part.ts";
import { readGatewayLedger } from "../environment/gateway-ledger.ts";
import {
  type Deployment,
  type DeploymentGuest,
  guestOf,
  statusOrCode,
  withTwoProcesses,
} from "../environment/two-processes.ts";

export type PayRaces = {
  rounds: number;
  /** Properties with exactly one order 58. */
  sold: number;
  /** Properties for which the gateway captured exactly one payment once. */
  charged: number;
  chargedLosers: number;
  /** How often each step got each status or code. */
  answers: Record<string, number>;
};

/** What guests may get: success, or that the nights are taken, the hold has expired or the card is declined. */
const ALLOWED = /^(cart (201|3002)|guest (200|4005)|pay (200|4005|3002|5001))$/;
const MAX_ATTEMPTS = 400;

type Race = {
  deployment: Deployment;
  random: SeededRandom;
  propertyId: number;
  count: (step: string, answer: number) => void;
  isSold: boolean;
};
type QuotedStay = Stay & { propertyId: number; quoteId: string };

/**
 * G2: guests hold overlapping nights and pay. Holds expire and others claim the nights, so that many carts with the
 * same nights are paid. Guests retry until the property is sold.
 */
export async function raceToPay(
  deployment: Deployment,
  guests: number,
  rounds: number,
  seed: number,
): Promise<PayRaces> {
  const answers: Record<string, number> = {};
  const count = (step: string, answer: number) => {
    answers[`${step} ${answer}`] = (answers[`${step} ${answer}`] ?? 0) + 1;
  };
  const properties: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { id: propertyId } = await aProperty(deployment.db);
    properties.push(propertyId);
    const race: Race = { deployment, random: seededRandom(seed + round), propertyId, count, isSold: false };
    const stays = await quotedStays(race);
    await Promise.all(
      Array.from({ length: guests }, (_, index) =>
        tryToBook(race, guestOf(deployment, index), stays[index % stays.length] as QuotedStay),
      ),
    );
  }
  await deployment.untilSettled();
  return { rounds, answers, ...(await countMoney(deployment, properties)) };
}

/** Stays that all include the second night, quoted while it was free. */
async function quotedStays({ deployment, propertyId }: Race): Promise<QuotedStay[]> {
  const { checkIn } = deployment.stay;
  const stays = [0, 1, 1].map((from, index) => ({
    checkIn: addDays(checkIn, from),
    checkOut: addDays(checkIn, index + 2),
  }));
  const asker = guestOf(deployment);
  const quoted = async (stay: Stay) => ({ propertyId, ...stay, quoteId: await asker.quote({ propertyId, ...stay }) });
  return Promise.all(stays.map(quoted));
}

async function tryToBook(race: Race, guest: DeploymentGuest, stay: QuotedStay): Promise<void> {
  const { deployment, random, count } = race;
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !race.isSold; attempt++) {
    const made = await guest.create({ ...stay, guestCount: { adults: 2, children: 0 } });
    count("cart", statusOrCode(made));
    if (made.statusCode !== 201) {
      await pause(random.between(0, 40));
      continue;
    }
    const { cartId } = made.json();
    if (random.chance(0.6)) await endHoldIn(deployment.db, cartId, random.between(-5, 60));
    const filled = await guest.setGuest(cartId, traveller);
    count("guest", statusOrCode(filled));
    if (filled.statusCode !== 200) continue;
    await pause(random.between(0, 30));
    const paid = await guest.pay(filled.json(), random.chance(0.15) ? testCards.declined : testCards.paid);
    count("pay", statusOrCode(paid));
    if (paid.statusCode === 200 && (await isPaid(guest, paid.json()))) race.isSold = true;
  }
}

/** Waits for the result of a payment, as its guest does. One that is pending may still lose its nights to another guest. */
async function isPaid(guest: DeploymentGuest, { paymentId, status }: { paymentId: string; status: string }) {
  let now = status;
  for (let polls = 0; now === "PENDING" && polls < MAX_ATTEMPTS; polls++) {
    await pause(100);
    now = (await guest.poll(paymentId)).status;
  }
  return now === "SUCCESS";
}

async function countMoney({ db, sandbox }: Deployment, properties: readonly number[]) {
  const { propertyId } = chaletOrderItems;
  const orders = await db
    .select({ id: placedOrders.id, statusCode: placedOrders.statusCode, propertyId })
    .from(placedOrders)
    .innerJoin(orderItems, eq(orderItems.orderId, placedOrders.id))
    .innerJoin(chaletOrderItems, eq(chaletOrderItems.orderItemId, orderItems.id))
    .where(inArray(propertyId, [...properties]));
  const attempts = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.orderId,
        orders.map(({ id }) => id),
      ),
    );
  const charges = await readGatewayLedger(sandbox);
  const charged = attempts.flatMap(({ id, orderId, amountMinor }) => {
    const charge = charges.get(id);
    return charge && charge.balance !== 0
      ? [{ orderId, isExact: charge.balance === amountMinor && charge.captures === 1 }]
      : [];
  });
  const sold = orders.filter(({ statusCode }) => statusCode === 58);
  const paid = new Set(charged.filter(({ isExact }) => isExact).map(({ orderId }) => orderId));
  return {
    sold: new Set(sold.map((order) => order.propertyId)).size === sold.length ? sold.length : -1,
    charged: sold.filter(({ id }) => paid.has(id)).length,
    chargedLosers: charged.filter(({ orderId }) => !sold.some(({ id }) => id === orderId)).length,
  };
}

/** The answers that no guest should get. */
export function unexpectedAnswers({ answers }: PayRaces): string[] {
  return Object.keys(answers).filter((each) => !ALLOWED.test(each));
}

export const payRaces: Part = {
  name: "pay-races",
  options: { "pay-races": 200 },
  run: async (environment, { seed, number, must }) => {
    const report = await withTwoProcesses(environment, (deployment) =>
      raceToPay(deployment, 20, number("pay-races"), seed),
    );
    const { rounds, sold, charged, chargedLosers } = report;
    must(sold === rounds, `20 guests × ${rounds} race to pay: ${sold} properties sold once`);
    must(
      charged === rounds && chargedLosers === 0,
      `${charged} charged once, ${chargedLosers} other guests were charged`,
    );
    must(unexpectedAnswers(report).length === 0, `no other answer: ${JSON.stringify(report.answers)}`);
    return report;
  },
};
