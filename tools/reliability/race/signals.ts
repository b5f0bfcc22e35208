import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "../environment/bench-part.ts";
import { type CardEventKind, cardWebhook } from "../environment/card-webhook.ts";
import { readGatewayLedger } from "../environment/gateway-ledger.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import { type Deployment, guestOf, withTwoProcesses } from "../environment/two-processes.ts";

/** What each webhook says. */
const webhooks = {
  authorised: "authorised",
  captured: "captured",
  declined: "declined",
  duplicate: "authorised",
  "two-days-late": "authorised",
} as const satisfies Record<string, CardEventKind>;
const signals = [...(Object.keys(webhooks) as (keyof typeof webhooks)[]), "return", "poll"] as const;
export type Signal = (typeof signals)[number];
/** All permutations of these are tested; duplicates and late webhooks are added at random. */
const PERMUTED: readonly Signal[] = ["authorised", "captured", "declined", "return", "poll", "two-days-late"];
const CONCURRENCY = 10;
const TWO_DAYS_MS = 2 * 86_400_000;
const BUSY = 503;
const MAX_ATTEMPTS = 6;
const REPEAT_MS = 500;

/** The state of a payment after its signals: it should be one order, one capture and one mail. */
export type SignalResult = { sent: readonly Signal[]; orders: number[]; captures: number; mails: number };

/** Every signal at least once, in random order, some of them repeated. */
export function shuffledSignals(random: SeededRandom): Signal[] {
  const all = signals.map((signal) => ({ signal, at: random.fraction() }));
  const more = Array.from({ length: random.between(0, 5) }, () => ({
    signal: random.oneOf(signals),
    at: random.fraction(),
  }));
  return [...all, ...more].toSorted((a, b) => a.at - b.at).map(({ signal }) => signal);
}

/** G8: the guest approves the payment at the bank while signals about it arrive. */
export async function sendSignals(
  deployment: Deployment,
  lists: readonly (readonly Signal[])[],
): Promise<SignalResult[]> {
  const all: SignalResult[] = [];
  for (let from = 0; from < lists.length; from += CONCURRENCY) {
    const some = await Promise.all(lists.slice(from, from + CONCURRENCY).map((sent) => payAndSend(deployment, sent)));
    await deployment.untilSettled();
    const charges = await readGatewayLedger(deployment.sandbox);
    for (const { sent, cartId, paymentId, email } of some) {
      const orders = await deployment.db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
      const mails = (await sentMessages(deployment.sandbox, email)).filter(({ subject }) =>
        subject.startsWith("تم تأكيد"),
      );
      const captures = charges.get(paymentId)?.captures ?? 0;
      all.push({ sent, orders: orders.map(({ statusCode }) => statusCode), captures, mails: mails.length });
    }
  }
  return all;
}

export function invalidResults(results: readonly SignalResult[]): SignalResult[] {
  return results.filter(({ orders, captures, mails }) => orders.join() !== "58" || captures !== 1 || mails !== 1);
}

async function payAndSend(deployment: Deployment, sent: readonly Signal[]) {
  const guest = guestOf(deployment);
  const cart = await guest.readyCart((await aProperty(deployment.db)).id, deployment.stay);
  const paid = await guest.pay(cart, testCards.challenged);
  if (paid.statusCode !== 200) throw new Error(`A guest could not pay: ${paid.body}`);
  const { paymentId } = paid.json();
  const [begun] = await deployment.db.select().from(payments).where(eq(payments.id, paymentId));
  const send = sender(deployment, { paymentId, reference: begun?.providerRef ?? undefined }, guest);
  const half = Math.floor(sent.length / 2);
  await Promise.all([...sent.slice(0, half).map(send), approveAtBank(deployment.sandbox, paymentId)]);
  await Promise.all(sent.slice(half).map(send));
  return { sent, paymentId, cartId: cart.cartId, email: guest.email };
}

/** Sends a webhook with the gateway's signature, whether or not it is true: the API must ask the gateway first. */
function sender(
  deployment: Deployment,
  { paymentId, reference }: { paymentId: string; reference: string | undefined },
  guest: { poll: (id: string) => Promise<unknown> },
) {
  const same = randomUUID();
  let calls = 0;
  return async (signal: Signal): Promise<void> => {
    if (signal === "poll") return void (await guest.poll(paymentId));
    const { app, host } = deployment.servers[calls++ % deployment.servers.length] as Deployment["servers"][number];
    if (signal === "return") {
      await app.inject({ method: "POST", url: `/api/payment-api/return/${paymentId}`, headers: { host } });
      return;
    }
    const eventId = signal === "duplicate" ? same : randomUUID();
    const at = new Date(Date.now() - (signal === "two-days-late" ? TWO_DAYS_MS : 0));
    const event = { eventId, kind: webhooks[signal], paymentId, reference, at };
    const { url, headers, body } = cardWebhook(event, deployment.webhookSecret);
    const call = { method: "POST", url, payload: JSON.parse(body), headers: { host, ...headers } } as const;
    // A company repeats what was not acknowledged.
    let { statusCode } = await app.inject(call);
    for (let attempt = 1; statusCode === BUSY && attempt < MAX_ATTEMPTS; attempt++) {
      await pause(REPEAT_MS);
      ({ statusCode } = await app.inject(call));
    }
    if (statusCode !== 200) throw new Error(`A signed webhook was answered with ${statusCode}.`);
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
    const orders = permutations(PERMUTED);
    const lists = Array.from({ length: number("signals") }, (_, n) => orders[n] ?? shuffledSignals(random));
    const results = await withTwoProcesses(environment, (deployment) => sendSignals(deployment, lists));
    const bad = invalidResults(results);
    must(
      bad.length === 0,
      `${results.length} orders of signals have the same result: ${JSON.stringify(bad.slice(0, 5))}`,
    );
    return { tried: results.length, permutations: Math.min(results.length, orders.length), invalid: bad };
  },
};
