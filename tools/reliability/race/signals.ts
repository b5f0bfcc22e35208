import { createHmac, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { approveAtBank } from "#api/testing/approve-at-bank.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "../environment/bench-part.ts";
import { gatewayBooks } from "../environment/gateway-books.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import { guestOf, inShop, type Shop } from "../environment/two-processes.ts";

const words = ["authorised", "captured", "declined", "duplicate", "two-days-late"] as const;
const signals = [...words, "return", "poll"] as const;
export type Signal = (typeof signals)[number];
/** All orders of these are tried; a duplicate and a late word are added by chance. */
const SIX: readonly Signal[] = ["authorised", "captured", "declined", "return", "poll", "two-days-late"];
const AT_ONCE = 10;

/** How a payment ended after its signals, and by what; it should be one order, one capture and one mail. */
export type Heard = { told: readonly Signal[]; orders: number[]; captures: number; mails: number };

/** Every kind at least once, in any order, some of them again. */
export function shuffledSignals(random: SeededRandom): Signal[] {
  const all = signals.map((signal) => ({ signal, at: random.fraction() }));
  const more = Array.from({ length: random.between(0, 5) }, () => ({
    signal: random.oneOf(signals),
    at: random.fraction(),
  }));
  return [...all, ...more].toSorted((a, b) => a.at - b.at).map(({ signal }) => signal);
}

/** G8: the guest says yes at the bank somewhere among what the house is told and asked about the payment. */
export async function hearAll(shop: Shop, lists: readonly (readonly Signal[])[]): Promise<Heard[]> {
  const all: Heard[] = [];
  for (let from = 0; from < lists.length; from += AT_ONCE) {
    const some = await Promise.all(lists.slice(from, from + AT_ONCE).map((told) => payAndTell(shop, told)));
    await shop.untilSettled();
    const books = await gatewayBooks(shop.sandbox);
    for (const { told, cartId, paymentId, email } of some) {
      const orders = await shop.db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
      const mails = (await sentMessages(shop.sandbox, email)).filter(({ subject }) => subject.startsWith("تم تأكيد"));
      const captures = books.get(paymentId)?.captures ?? 0;
      all.push({ told, orders: orders.map(({ statusCode }) => statusCode), captures, mails: mails.length });
    }
  }
  return all;
}

export function unsound(heard: readonly Heard[]): Heard[] {
  return heard.filter(({ orders, captures, mails }) => orders.join() !== "58" || captures !== 1 || mails !== 1);
}

async function payAndTell(shop: Shop, told: readonly Signal[]) {
  const guest = guestOf(shop);
  const cart = await guest.readyCart((await aProperty(shop.db)).id, shop.stay);
  const paid = await guest.pay(cart, testCards.challenged);
  if (paid.statusCode !== 200) throw new Error(`A guest could not pay: ${paid.body}`);
  const { paymentId } = paid.json();
  const send = sender(shop, paymentId, guest);
  const half = Math.floor(told.length / 2);
  await Promise.all([...told.slice(0, half).map(send), approveAtBank(shop.sandbox, paymentId)]);
  await Promise.all(told.slice(half).map(send));
  return { told, paymentId, cartId: cart.cartId, email: guest.email };
}

/** Signed as the gateway signs, whatever is true of it: the house asks before it believes. */
function sender(shop: Shop, paymentId: string, guest: { poll: (id: string) => Promise<unknown> }) {
  const same = randomUUID();
  let turn = 0;
  return async (signal: Signal): Promise<void> => {
    if (signal === "poll") return void (await guest.poll(paymentId));
    const { app, host } = shop.doors[turn++ % shop.doors.length] as Shop["doors"][number];
    if (signal === "return") {
      await app.inject({ method: "POST", url: `/api/payment-api/return/${paymentId}`, headers: { host } });
      return;
    }
    const eventId = signal === "duplicate" ? same : randomUUID();
    const payload = { eventId, paymentId, kind: signal };
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", shop.webhookSecret)
      .update(`${t}.${JSON.stringify(payload)}`)
      .digest("hex");
    const headers = { host, "content-type": "application/json", "x-signature": `t=${t},v1=${v1}` };
    const answer = await app.inject({ method: "POST", url: "/api/payment-api/webhook/card", payload, headers });
    if (answer.statusCode !== 202) throw new Error(`A signed word was answered with ${answer.statusCode}.`);
  };
}

function permutations<T>(things: readonly T[]): T[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((first, at) => permutations(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

export const signalsInAnyOrder: Part = {
  name: "signals",
  options: { signals: 1_000 },
  run: async (environment, { seed, number, must }) => {
    const random = seededRandom(seed);
    const orders = permutations(SIX);
    const lists = Array.from({ length: number("signals") }, (_, n) => orders[n] ?? shuffledSignals(random));
    const heard = await inShop(environment, (shop) => hearAll(shop, lists));
    const bad = unsound(heard);
    must(bad.length === 0, `${heard.length} orders of signals end alike: ${JSON.stringify(bad.slice(0, 5))}`);
    return { tried: heard.length, permutations: Math.min(heard.length, orders.length), unsound: bad };
  },
};
