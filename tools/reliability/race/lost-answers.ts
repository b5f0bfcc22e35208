import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Part } from "../environment/bench-part.ts";
import { type Deployment, guestOf, withTwoProcesses } from "../environment/two-processes.ts";

type Answer = { statusCode: number; body: string };
/** One call with its first request and its retries; `effects` counts what it changed. */
type Step = {
  request: { method: string; url: string; headers: Record<string, string>; payload: object };
  retry: (index: number) => Promise<Answer>;
  effects: () => Promise<number>;
};

const stepNames = ["cart", "guest", "pay"] as const;
/** How many bytes of the answer are read. */
const cuts = [0, 1, "all"] as const;
const RETRIES = 10;
const CONCURRENCY = 4;

/** `waitMs` is the time until the client disconnects when it reads no byte. */
type Cut = { step: (typeof stepNames)[number]; after: (typeof cuts)[number]; waitMs: number };
export type LostAnswer = Cut & { answers: number; statuses: number[]; effects: number };

/** G9: the connection breaks during the answer; ten simultaneous retries with the same key get the same bytes. */
async function loseAnswer(deployment: Deployment, cut: Cut): Promise<LostAnswer> {
  const key = { "idempotency-key": crypto.randomUUID() };
  const step = await steps[cut.step](deployment, key);
  await sendAndDisconnect(deployment, step.request, cut);
  const answers = await Promise.all(
    Array.from({ length: RETRIES }, (_, index) => retryWhileBusy(() => step.retry(index))),
  );
  return {
    ...cut,
    answers: new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size,
    statuses: [...new Set(answers.map(({ statusCode }) => statusCode))],
    effects: await step.effects(),
  };
}

/** Retries while the first call is still running. */
async function retryWhileBusy(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 409 || JSON.parse(answer.body).error.code !== 1006) return answer;
    await pause(25);
  }
}

async function cartPayload({ db, stay }: Deployment, guest: { quote: (input: never) => Promise<string> }) {
  const { id: propertyId } = await aProperty(db);
  const input = { propertyId, ...stay };
  return { ...input, guestCount: { adults: 2, children: 0 }, quoteId: await guest.quote(input as never) };
}

const steps: Record<
  (typeof stepNames)[number],
  (deployment: Deployment, key: Record<string, string>) => Promise<Step>
> = {
  /** Without a cookie the browser key identifies the caller. */
  cart: async (deployment, key) => {
    const payload = await cartPayload(deployment, guestOf(deployment));
    const { method, url } = endpoints.createCart;
    const headers = { ...key, "x-browser-key": crypto.randomUUID() };
    return {
      request: { method, url, headers, payload },
      retry: (index) => {
        const { app, host } = deployment.servers[index % deployment.servers.length] as Deployment["servers"][number];
        return aCartGuest(app, { host }).create(payload, headers);
      },
      effects: async () => {
        const { rows } = await deployment.db.execute(
          sql`SELECT FROM chalet_item WHERE property_id = ${payload.propertyId}`,
        );
        return rows.length;
      },
    };
  },
  guest: async (deployment, key) => {
    const guest = guestOf(deployment);
    const { cartId } = (await guest.create(await cartPayload(deployment, guest))).json();
    const payload = { traveller: aTraveller({ email: guest.email, phone: guest.phone }) };
    const headers = { ...key, cookie: guest.cookie() };
    return {
      request: { method: "PATCH", url: endpoints.setGuest.url.replace(":cartId", cartId), headers, payload },
      retry: () => guest.setGuest(cartId, payload.traveller, {}, key),
      effects: async () => 1,
    };
  },
  pay: async (deployment, key) => {
    const guest = guestOf(deployment);
    const cart = await guest.readyCart((await cartPayload(deployment, guest)).propertyId, deployment.stay);
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
      retry: () => guest.call("POST", endpoints.pay.url, payload, key),
      effects: async () =>
        (await deployment.db.select().from(placedOrders).where(eq(placedOrders.cartId, cart.cartId))).length,
    };
  },
};

/** Sends a request over its own socket and disconnects after so many bytes of the answer. */
async function sendAndDisconnect({ servers }: Deployment, request: Step["request"], cut: Cut): Promise<void> {
  const { port, host } = servers[0] as Deployment["servers"][number];
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

export async function loseAnswers(deployment: Deployment, times: number, seed: number): Promise<LostAnswer[]> {
  const random = seededRandom(seed);
  const every = stepNames.flatMap((step) => cuts.map((after) => ({ step, after })));
  const plan = Array.from({ length: times }, (_, n) => ({
    ...(every[n % every.length] as (typeof every)[number]),
    waitMs: random.between(0, 40),
  }));
  const all: LostAnswer[] = [];
  for (let from = 0; from < plan.length; from += CONCURRENCY) {
    const some = plan.slice(from, from + CONCURRENCY);
    all.push(...(await Promise.all(some.map((cut) => loseAnswer(deployment, cut)))));
  }
  return all;
}

export function differingAnswers(all: readonly LostAnswer[]): LostAnswer[] {
  return all.filter(({ answers, statuses, effects }) => answers !== 1 || effects !== 1 || (statuses[0] ?? 500) >= 300);
}

export const lostAnswers: Part = {
  name: "lost-answers",
  options: { "lost-answers": 1_000 },
  run: async (environment, { seed, number, must }) => {
    const all = await withTwoProcesses(environment, (deployment) =>
      loseAnswers(deployment, number("lost-answers"), seed),
    );
    const bad = differingAnswers(all);
    must(
      bad.length === 0,
      `${all.length} lost answers are the same in ten retries: ${JSON.stringify(bad.slice(0, 5))}`,
    );
    return { tried: all.length, notAlike: bad };
  },
};
