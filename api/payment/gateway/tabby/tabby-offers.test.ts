import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { type Recorded, recordingServer } from "#api/testing/gateways/recording-server.ts";
import { aTabbyOrder, ledgerOf, tabbyAt } from "#api/testing/gateways/tabby-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.02);
});
afterAll(() => sandbox.stop());

const guest = { email: "nora@example.com", phone: "+966501234567", firstName: "Nora", lastName: "Ali" };

test.each<[string, Partial<PaymentOrder>, number]>([
  ["riyals", { amountMinor: 125_003 }, 31_253],
  ["dirhams", { country: "AE", currency: "AED" }, 31_250],
  ["dinars", { country: "KW", currency: "KWD", amountMinor: 45_670 }, 11_440],
])(
  "Tabby offers an eligible guest four instalments in %s; the first has the remainder",
  async (_name, given, first) => {
    expect(await tabbyAt(sandbox.url).offer?.(aTabbyOrder(given))).toEqual({
      available: true,
      plans: [{ planId: "installments", instalments: 4, firstMinor: first }],
    });
  },
);

test.each<[string, Partial<PaymentOrder>]>([
  ["too small an amount", { amountMinor: 9_999 }],
  ["too large an amount", { amountMinor: 1_000_001 }],
  ["a phone number that Tabby does not lend to", { buyer: { ...guest, phone: "+966501234599" } }],
  ["a currency that Tabby does not take in this country", { currency: "AED" }],
])("with %s Tabby is not offered, and a payment is refused", async (_why, given) => {
  const order = aTabbyOrder(given);
  const tabby = tabbyAt(sandbox.url);

  expect(await tabby.offer?.(order)).toEqual({ available: false, plans: [] });
  expect(await tabby.begin(order)).toMatchObject({ kind: "declined", failureCode: 5007 });
  expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual([]);
});

test.each<[string, Partial<PaymentOrder>]>([
  ["a country without a merchant code", { country: "BH", currency: "SAR" }],
  ["a currency that Tabby does not have", { currency: "QAR" }],
])("in %s nothing is asked", async (_why, given) => {
  const server = await recordingServer(() => ({ json: {} }));
  const tabby = tabbyAt(server.url);

  expect(await tabby.offer?.(aTabbyOrder(given))).toBeNull();
  expect(await tabby.begin(aTabbyOrder(given))).toMatchObject({ kind: "declined", failureCode: 5007 });
  expect(server.recorded).toEqual([]);
  server.stop();
});

test("an offer is no payment: nothing can be approved, asked for or listed", async () => {
  const since = new Date();
  const tabby = tabbyAt(sandbox.url);
  const server = await recordingServer(() => ({ json: {} }));
  await tabbyAt(server.url).offer?.(aTabbyOrder());
  const { url, headers, body } = server.recorded[0] as Recorded;
  const authorization = String(headers.authorization);
  const request = { method: "POST", headers: { authorization, "content-type": "application/json" }, body };
  const answer = (await (await fetch(sandbox.url + url, request)).json()) as {
    payment: { id: string };
    configuration: unknown;
  };
  server.stop();

  expect(answer.configuration).toMatchObject({ available_products: { installments: [{}] } });
  expect(JSON.stringify(answer)).not.toContain("web_url");
  const found = await fetch(`${sandbox.url}/tabby-sa/api/v2/payments/${answer.payment.id}`, {
    headers: { authorization },
  });
  expect(found.status).toBe(404);
  expect((await fetch(`${sandbox.url}/bank/${answer.payment.id}`)).status).toBe(404);
  expect(await tabby.list(since)).toEqual([]);
});

const created = (product: object) => ({
  json: { status: "created", configuration: { available_products: { installments: [product] } } },
});
const parts = (...amounts: string[]) => amounts.map((amount) => ({ amount }));

test("an offer is kept for ten minutes for the same amount and contact", async () => {
  const server = await recordingServer(() => created({}));
  const tabby = tabbyAt(server.url, { TIME_SCALE: "0.001" });
  const ask = (given: Partial<PaymentOrder> = {}) => tabby.offer?.(aTabbyOrder({ buyer: guest, ...given }));

  await Promise.all([ask(), ask(), ask({ language: "ar" })]);
  expect(server.recorded).toHaveLength(1);
  await ask({ amountMinor: 125_001 });
  await ask({ buyer: { ...guest, phone: "+966501234568" } });
  expect(server.recorded).toHaveLength(3);
  await pause(610);
  await ask();
  expect(server.recorded).toHaveLength(4);
  server.stop();
});

test("a lender that does not answer is asked again", async () => {
  let status = 500;
  const server = await recordingServer(() => ({ ...created({}), status }));
  const tabby = tabbyAt(server.url);

  expect(await tabby.offer?.(aTabbyOrder())).toBeNull();
  status = 200;
  expect(await tabby.offer?.(aTabbyOrder())).toMatchObject({ available: true });
  server.stop();
});

test.each([
  ["all instalments", { installments: parts("500.00", "250.00", "250.00", "250.00") }, 4, 50_000],
  ["those after the first", { installments: parts("300.00", "300.00", "300.00") }, 4, 35_000],
  ["the amount of each", { pay_per_installment: "312.00" }, 4, 31_400],
  ["instalments of another total", { installments: parts("900.00", "900.00") }, 4, 31_250],
  ["unreadable instalments", { installments: "four", pay_per_installment: "a bit" }, 4, 31_250],
])("a plan is read from an answer with %s", async (_name, product, instalments, firstMinor) => {
  const server = await recordingServer(() => created(product));

  expect(await tabbyAt(server.url).offer?.(aTabbyOrder())).toEqual({
    available: true,
    plans: [{ planId: "installments", instalments, firstMinor }],
  });
  server.stop();
});

test.each([[{ json: {} }], [{ json: { status: "thinking" } }], [{ json: "404 page not found", status: 404 }]])(
  "an answer such as %j is no offer for now",
  async (answer) => {
    const server = await recordingServer(() => answer);

    expect(await tabbyAt(server.url).offer?.(aTabbyOrder())).toBeNull();
    server.stop();
  },
);
