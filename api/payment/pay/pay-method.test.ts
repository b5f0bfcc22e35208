import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { methodTable } from "#domain/payment/methods.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const TIME_SCALE = 0.2;
const KUWAIT = "mabeet-kw.localhost";
const SAUDI = "mabeet-sa.localhost";
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
let app: FastifyInstance;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await testSandbox(TIME_SCALE);
  app = await testApp({ env: partnersAt(sandbox, TIME_SCALE) });
  await aCurrencyRate(app.db);
  await aCurrencyRate(app.db, { code: "KWD", rate: 0.0818, rank: 2 });
});
afterAll(() => sandbox.stop());

type CartOf = { host: string; currency: string; halalasPerNight?: number };

/** A cart that is ready to pay, made on a site in a currency. */
async function aReadyCart({ host, currency, halalasPerNight = 80_000 }: CartOf) {
  const prices = { weekdayPrice: halalasPerNight, weekendPrice: halalasPerNight };
  const { id } = await aProperty(app.db, prices);
  const guest = aPayingGuest(app, sandbox, { host, "x-currency": currency });
  return { guest, cart: await guest.readyCart(id, stay) };
}
type Ready = Awaited<ReturnType<typeof aReadyCart>>;

const paidBy = async ({ guest, cart }: Ready, method: string, host: string, more: object = {}) => {
  const answer = await guest.pay(cart, testCards.paid, { method, ...more }, { host });
  return answer.json().status === 422 ? [422, answer.json().error.code] : answer.json().status;
};
const offered = async ({ guest, cart }: Ready, host: string): Promise<MethodOffer[]> => {
  const url = `${endpoints.listPaymentMethods.url}?cartId=${cart.cartId}`;
  return (await guest.call("GET", url, undefined, { host })).json().methods;
};

test("KNET never takes riyals, wherever it is called from", async () => {
  const saudi = await aReadyCart({ host: SAUDI, currency: "SAR" });
  const kuwaiti = await aReadyCart({ host: KUWAIT, currency: "SAR" });

  expect(await paidBy(saudi, "knet", SAUDI)).toEqual([422, 5006]);
  expect(await paidBy(saudi, "knet", KUWAIT)).toEqual([422, 5006]);
  expect(await paidBy(kuwaiti, "knet", KUWAIT)).toEqual([422, 5006]);
  expect((await offered(kuwaiti, KUWAIT)).find(({ method }) => method === "knet")).toMatchObject({
    available: false,
    reason: 5006,
  });
});

test("the methods of a cart are those of its site, also when another site is called", async () => {
  const [saudi, kuwaiti] = [
    await aReadyCart({ host: SAUDI, currency: "SAR" }),
    await aReadyCart({ host: KUWAIT, currency: "KWD" }),
  ];
  const names = async (ready: Ready, host: string) => (await offered(ready, host)).map(({ method }) => method);

  expect(await names(saudi, KUWAIT)).toEqual(["card", "apple-pay", "tabby", "tamara"]);
  expect(await names(kuwaiti, SAUDI)).toEqual(["knet", "card", "apple-pay", "tabby"]);
  expect(await paidBy(kuwaiti, "tamara", SAUDI, { installmentPlanId: "tamara-3" })).toEqual([422, 5006]);
  expect(await paidBy(kuwaiti, "knet", SAUDI)).toBe("REDIRECT");
});

const lending = methodTable.tabby.limits;

test.each([
  ["less", lending.min / 2 - 2_000],
  ["more", lending.max / 2 + 1],
])("instalments are refused for %s than their limits", async (_, halalasPerNight) => {
  const ready = await aReadyCart({ host: SAUDI, currency: "SAR", halalasPerNight });
  for (const method of ["tabby", "tamara"]) {
    expect(await paidBy(ready, method, SAUDI, { installmentPlanId: `${method}-4` })).toEqual([422, 5006]);
  }
  const lenders = (await offered(ready, SAUDI)).filter(({ method }) => method === "tabby" || method === "tamara");
  expect(lenders.map(({ reason }) => reason)).toEqual([5007, 5007]);
});
