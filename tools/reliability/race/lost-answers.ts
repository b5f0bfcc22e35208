import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller } from "#api/testing/cart-guest.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Part } from "../environment/bench-part.ts";
import { guestOf, inShop, type Shop } from "../environment/two-processes.ts";

type Answer = { statusCode: number; body: string };
/** One call, as it is sent the first time and as it is sent again; `effects` counts what it did. */
type Step = {
  request: { method: string; url: string; headers: Record<string, string>; payload: object };
  again: (place: number) => Promise<Answer>;
  effects: () => Promise<number>;
};

const stepNames = ["cart", "guest", "pay"] as const;
/** How many bytes of the answer still come. */
const cuts = [0, 1, "all"] as const;
const RETRIES = 10;
const AT_ONCE = 4;

/** `waitMs` is how long somebody waits who hangs up before any answer. */
type Cut = { step: (typeof stepNames)[number]; after: (typeof cuts)[number]; waitMs: number };
export type LostAnswer = Cut & { answers: number; statuses: number[]; effects: number };

/** G9: the connection breaks somewhere in the answer; ten retries at once with the same key are told the same bytes. */
async function loseAnswer(shop: Shop, cut: Cut): Promise<LostAnswer> {
  const key = { "idempotency-key": crypto.randomUUID() };
  const step = await steps[cut.step](shop, key);
  await sendAndHangUp(shop, step.request, cut);
  const answers = await Promise.all(Array.from({ length: RETRIES }, (_, place) => persist(() => step.again(place))));
  return {
    ...cut,
    answers: new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size,
    statuses: [...new Set(answers.map(({ statusCode }) => statusCode))],
    effects: await step.effects(),
  };
}

/** Until it is no longer asked to wait for the first call. */
async function persist(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 409 || JSON.parse(answer.body).error.code !== 1006) return answer;
    await pause(25);
  }
}

async function aWish({ db, stay }: Shop, guest: { quote: (wish: never) => Promise<string> }) {
  const { id: propertyId } = await aProperty(db);
  const wish = { propertyId, ...stay };
  return { ...wish, guestCount: { adults: 2, children: 0 }, quoteId: await guest.quote(wish as never) };
}

const steps: Record<(typeof stepNames)[number], (shop: Shop, key: Record<string, string>) => Promise<Step>> = {
  /** A browser without a cookie is known by its network; later the first call and its retries come from two. */
  cart: async (shop, key) => {
    const payload = await aWish(shop, guestOf(shop));
    const { method, url } = endpoints.createCart;
    return {
      request: { method, url, headers: key, payload },
      again: (place) => {
        const { app, host } = shop.doors[place % shop.doors.length] as Shop["doors"][number];
        return aCartGuest(app, { host, "x-forwarded-for": "" }).create(payload, key);
      },
      effects: async () => {
        const { rows } = await shop.db.execute(sql`SELECT FROM cart WHERE property_id = ${payload.propertyId}`);
        return rows.length;
      },
    };
  },
  guest: async (shop, key) => {
    const guest = guestOf(shop);
    const { cartId } = (await guest.create(await aWish(shop, guest))).json();
    const payload = { traveller: aTraveller({ email: guest.email, phone: guest.phone }) };
    const headers = { ...key, cookie: guest.cookie() };
    return {
      request: { method: "PATCH", url: endpoints.setGuest.url.replace(":cartId", cartId), headers, payload },
      again: () => guest.setGuest(cartId, payload.traveller, {}, key),
      effects: async () => 1,
    };
  },
  pay: async (shop, key) => {
    const guest = guestOf(shop);
    const cart = await guest.readyCart((await aWish(shop, guest)).propertyId, shop.stay);
    const payload = {
      cartId: cart.cartId,
      method: "card",
      token: await guest.token(testCards.paid),
      returnUrl: "/ar/chalet/payment/return",
      acceptedTotal: cart.totals.payable.total,
    };
    const headers = { ...key, cookie: guest.cookie() };
    return {
      request: { ...endpoints.pay, headers, payload },
      again: () => guest.call("POST", endpoints.pay.url, payload, key),
      effects: async () =>
        (await shop.db.select().from(placedOrders).where(eq(placedOrders.cartId, cart.cartId))).length,
    };
  },
};

/** Sends a request over a socket of its own and hangs up once so many bytes of the answer have come. */
async function sendAndHangUp({ doors }: Shop, request: Step["request"], cut: Cut): Promise<void> {
  const { port, host } = doors[0] as Shop["doors"][number];
  const body = JSON.stringify(request.payload);
  const ours = { host, connection: "close", "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const headers = { ...ours, ...request.headers };
  const lines = Object.entries({ ...headers, "content-length": Buffer.byteLength(body) });
  const head = [`${request.method} ${request.url} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  if (cut.after === 0) await pause(cut.waitMs);
  else {
    for await (const _ of socket) if (cut.after === 1) break;
  }
  socket.destroy();
}

export async function loseAnswers(shop: Shop, times: number, seed: number): Promise<LostAnswer[]> {
  const random = seededRandom(seed);
  const every = stepNames.flatMap((step) => cuts.map((after) => ({ step, after })));
  const plan = Array.from({ length: times }, (_, n) => ({
    ...(every[n % every.length] as (typeof every)[number]),
    waitMs: random.between(0, 40),
  }));
  const all: LostAnswer[] = [];
  for (let from = 0; from < plan.length; from += AT_ONCE) {
    const some = plan.slice(from, from + AT_ONCE);
    all.push(...(await Promise.all(some.map((cut) => loseAnswer(shop, cut)))));
  }
  return all;
}

export function notAlike(all: readonly LostAnswer[]): LostAnswer[] {
  return all.filter(({ answers, statuses, effects }) => answers !== 1 || effects !== 1 || (statuses[0] ?? 500) >= 300);
}

export const lostAnswers: Part = {
  name: "lost-answers",
  options: { "lost-answers": 1_000 },
  run: async (environment, { seed, number, must }) => {
    const all = await inShop(environment, (shop) => loseAnswers(shop, number("lost-answers"), seed));
    const bad = notAlike(all);
    must(bad.length === 0, `${all.length} lost answers told alike ten times: ${JSON.stringify(bad.slice(0, 5))}`);
    return { tried: all.length, notAlike: bad };
  },
};
