import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placedOrders } from "#api/schema/order.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { aCardToken, readTokenCall } from "#api/testing/servers/card-gateway.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const TIME_SCALE = 0.2;
const cards = { visa: "4242424242424242", mada: "4464040000000007", amex: "378282246310005" };
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
let app: FastifyInstance;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await testSandbox(TIME_SCALE);
  app = await testApp({ env: partnersAt(sandbox, TIME_SCALE) });
  await aCurrencyRate(app.db);
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.clearFaults());

async function aReadyGuest(site: string) {
  const { id } = await aProperty(app.db);
  const guest = aPayingGuest(app, sandbox, { host: `${site}.localhost`, "x-currency": "SAR" });
  const cart = await guest.readyCart(id, stay);
  /** The card is tokenised by fields that accept every brand. */
  const tokenOf = (card: keyof typeof cards) => aCardToken(sandbox.url, cards[card]);
  const pay = async (card: keyof typeof cards, more: object = {}, headers: Record<string, string> = {}) =>
    guest.pay(cart, "", { token: await tokenOf(card), ...more }, headers);
  const orders = () => app.db.$count(placedOrders, eq(placedOrders.cartId, cart.cartId));
  return { pay, orders };
}

test.each([
  ["mada", "tajawal-sa", "card"],
  ["mada", "tajawal-sa", "apple-pay"],
  ["amex", "mabeet-bh", "card"],
  ["mada", "mabeet-ae", "card"],
] as const)("%s is refused on %s by %s before anything begins", async (card, site, method) => {
  const { pay, orders } = await aReadyGuest(site);
  const refused = await pay(card, { method }, { "x-locale": "en" });
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    422,
    { code: 5006, message: "This card is not accepted here.", fields: { token: "cardNotAccepted" } },
  ]);
  expect((await pay(card, { method }, { "x-locale": "ar" })).json().error.message).toBe("هذه البطاقة غير مقبولة هنا.");
  expect(await orders()).toBe(0);
  expect((await pay("visa")).json().status).toBe("SUCCESS");
});

test("the site of the cart decides, not the one that is called", async () => {
  const [tajawal, mabeet] = [await aReadyGuest("tajawal-sa"), await aReadyGuest("mabeet-sa")];
  expect((await tajawal.pay("mada", {}, { host: "mabeet-sa.localhost" })).statusCode).toBe(422);
  expect((await mabeet.pay("mada", {}, { host: "tajawal-sa.localhost" })).json().status).toBe("SUCCESS");
});

test("a gateway that does not name the brand lets nobody pay, and nothing begins", async () => {
  const { pay, orders } = await aReadyGuest("mabeet-sa");
  await sandbox.setFault(readTokenCall, "500", 2);
  const refused = await pay("visa");
  expect([refused.statusCode, refused.json().error.code, refused.headers["retry-after"]]).toEqual([503, 1004, "2"]);
  expect(await orders()).toBe(0);
  await sandbox.setFault(readTokenCall, "500", 1);
  expect((await pay("visa")).json().status).toBe("SUCCESS");
});

test("a token that the gateway does not know is declined by the payment", async () => {
  const { pay } = await aReadyGuest("mabeet-sa");
  const declined = await pay("visa", { token: "tok_nobody" });
  expect([declined.statusCode, declined.json().error.code]).toEqual([402, 5001]);
});
