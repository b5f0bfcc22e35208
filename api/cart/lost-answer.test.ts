import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aHome } from "#api/testing/builders/a-home.ts";
import { aCartGuest, aTraveller } from "#api/testing/cart-guest.ts";
import { testApp } from "#api/testing/test-app.ts";
import { endpoints } from "#contract/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const noCaps = { HOLDS_PER_NETWORK: "1000", HOLDS_PER_CONTACT: "1000", LIMIT_WRITE: "100000" };
  app = await testApp({ env: { ...noCaps, DATABASE_POOL_SIZE: "8" } });
  await aCurrencyRate(app.db);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});

type Cut = { after: number };

/** Sends a request over a socket of its own and hangs up once so many bytes of the answer have come. */
async function sendAndHangUp(lines: string[], payload: object, { after }: Cut): Promise<void> {
  const body = JSON.stringify(payload);
  const head = [...lines, "content-type: application/json", `content-length: ${Buffer.byteLength(body)}`];
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  let got = 0;
  if (after > 0) {
    for await (const chunk of socket) {
      got += (chunk as Buffer).length;
      if (got >= after) break;
    }
  } else await pause(1);
  socket.destroy();
}

type Answer = { statusCode: number; body: string };

/** Ten at once, each until it is no longer asked to wait. */
function retryTenfold(ask: () => Promise<Answer>): Promise<Answer[]> {
  const persist = async (): Promise<Answer> => {
    for (;;) {
      const answer = await ask();
      if (answer.statusCode !== 409) return answer;
      expect(JSON.parse(answer.body).error.code).toBe(1006);
      await pause(25);
    }
  };
  return Promise.all(Array.from({ length: 10 }, persist));
}

/** Nothing of the answer, its first byte, and all of it but for the end of the connection. */
const cuts = [{ after: 0 }, { after: 1 }, { after: 2_000 }];

test.each(cuts)("a cart whose answer was cut after $after bytes is made once and told alike ten times", async (cut) => {
  for (let round = 0; round < 5; round++) {
    const { id: propertyId } = await aHome(app.db);
    const guest = aCartGuest(app, { "x-forwarded-for": "" });
    const quoteId = await guest.quote({ propertyId, ...stay });
    const payload = { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId };
    const key = { "idempotency-key": `cut-${cut.after}-${round}-cart` };
    const { method, url } = endpoints.createCart;
    await sendAndHangUp([`${method} ${url} HTTP/1.1`, "host: mabeet-sa.localhost", ...linesOf(key)], payload, cut);
    const answers = await retryTenfold(() => aCartGuest(app, { "x-forwarded-for": "" }).create(payload, key));
    const { rows } = await app.db.execute(
      sql`SELECT count(*)::int AS carts FROM cart WHERE property_id = ${propertyId}`,
    );

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([answers[0]?.statusCode, rows]).toEqual([201, [{ carts: 1 }]]);
  }
});

test.each(cuts)("a guest form whose answer was cut after $after bytes is told alike ten times", async (cut) => {
  for (let round = 0; round < 5; round++) {
    const { id: propertyId } = await aHome(app.db);
    const guest = aCartGuest(app, { "x-forwarded-for": "" });
    const { cartId } = await guest.cart({ propertyId, ...stay });
    const key = { "idempotency-key": `cut-${cut.after}-${round}-guest` };
    const url = endpoints.setGuest.url.replace(":cartId", cartId);
    const own = linesOf({ cookie: guest.cookie(), "sec-fetch-site": "same-origin", ...key });
    const payload = { traveller: aTraveller() };
    await sendAndHangUp([`PATCH ${url} HTTP/1.1`, "host: mabeet-sa.localhost", ...own], payload, cut);
    const answers = await retryTenfold(() => guest.setGuest(cartId, payload.traveller, {}, key));

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
  }
});

function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
