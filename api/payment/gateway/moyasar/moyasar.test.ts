import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import { demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { anOrder, keyOf, moyasarAt, moyasarToken } from "#api/testing/gateways/moyasar-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

/** The sandbox leaves a payment pending for 12 s, and its lists lag by 40 ms. */
const SANDBOX_SCALE = 0.02;
let sandbox: TestSandbox;
let moyasar: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  moyasar = moyasarAt(sandbox.url);
});

const order = async (number?: string) => anOrder({ token: await moyasarToken(sandbox.url, number) });

function answerAt(url: string | undefined, fields: Record<string, string>): Promise<Response> {
  return fetch(String(url), { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

test("a guest's card is held, captured, and refunded in parts", async () => {
  const payment = await order();
  const key = keyOf(payment);

  expect(await moyasar.begin(payment)).toEqual({
    kind: "authorised",
    reference: payment.paymentId,
    amountMinor: 125_000,
    currency: "SAR",
    refundedMinor: 0,
    card: { brand: "visa", last4: "4242" },
  });
  expect(await moyasar.capture(key)).toMatchObject({ kind: "captured", amountMinor: 125_000 });
  expect(await moyasar.capture(key)).toMatchObject({ kind: "captured", amountMinor: 125_000 });
  expect(await moyasar.refund(key, { refundId: "r1", amountMinor: 25_000 })).toBe(true);
  expect(await moyasar.refund(key, { refundId: "r2", amountMinor: 100_001 })).toBe(false);
  expect(await moyasar.ask(key)).toMatchObject({ kind: "captured", amountMinor: 125_000, refundedMinor: 25_000 });
});

test("a refund sent twice goes back twice as long as money is left, so whoever refunds has to count", async () => {
  const payment = await order();
  const key = keyOf(payment);
  await moyasar.begin(payment);
  await moyasar.capture(key);
  const refund = { refundId: "r1", amountMinor: 50_000 };

  expect([await moyasar.refund(key, refund), await moyasar.refund(key, refund)]).toEqual([true, true]);
  expect(await moyasar.ask(key)).toMatchObject({ kind: "captured", refundedMinor: 100_000 });
  expect(await moyasar.refund(key, refund)).toBe(false);
  expect(await moyasar.ask(key)).toMatchObject({ refundedMinor: 100_000 });
});

test("a second payment with the same id charges nothing and tells what the first one did", async () => {
  const payment = await order();
  await moyasar.begin(payment);
  const second = await order();

  const again = { ...second, paymentId: payment.paymentId, amountMinor: 999 };
  expect(await moyasar.begin(again)).toMatchObject({ kind: "authorised", amountMinor: 125_000 });
  expect(await moyasar.begin(second)).toMatchObject({ kind: "authorised" });
});

test("a token pays once", async () => {
  const payment = await order();
  await moyasar.begin(payment);

  const again = { ...payment, paymentId: randomUUID() };
  expect(await moyasar.begin(again)).toEqual({ kind: "declined", failureCode: 5001 });
  expect(await moyasar.ask(keyOf(again))).toEqual({ kind: "missing" });
});

test("what was held is voided, and then cannot be captured", async () => {
  const payment = await order();
  await moyasar.begin(payment);

  expect(await moyasar.cancel(keyOf(payment))).toMatchObject({ kind: "voided", amountMinor: 125_000 });
  expect(await moyasar.cancel(keyOf(payment))).toMatchObject({ kind: "voided" });
  expect(await moyasar.capture(keyOf(payment))).toMatchObject({ kind: "voided" });
  expect(await moyasar.refund(keyOf(payment), { refundId: "r", amountMinor: 100 })).toBe(false);
});

test("what was captured is not voided, and an unknown payment stays unknown", async () => {
  const [payment, unknown] = [await order(), anOrder()];
  await moyasar.begin(payment);
  await moyasar.capture(keyOf(payment));

  expect(await moyasar.cancel(keyOf(payment))).toMatchObject({ kind: "captured" });
  expect(await moyasar.cancel(keyOf(unknown))).toEqual({ kind: "missing" });
  expect(await moyasar.capture(keyOf(unknown))).toEqual({ kind: "missing" });
  expect(await moyasar.refund(keyOf(unknown), { refundId: "r", amountMinor: 100 })).toBeNull();
});

test.each([
  ["4000 0000 0000 0002", { kind: "declined", failureCode: 5001 }],
  ["4000 0000 0000 9995", { kind: "declined", failureCode: 5002 }],
  ["4000 0000 0000 3220", { kind: "challenge", redirectUrl: expect.stringContaining("/bank/") }],
  ["4000 0000 0000 5001", { kind: "challenge" }],
  ["4000 0000 0000 6009", { kind: "pending" }],
  ["5555 5555 5555 4444", { kind: "authorised", card: { brand: "master-card", last4: "4444" } }],
  ["4464 0400 0000 0007", { kind: "authorised", card: { brand: "mada", last4: "0007" } }],
  ["3782 822463 10005", { kind: "authorised", card: { brand: "american-express", last4: "0005" } }],
])("the card %s has the documented result", async (number, evidence) => {
  const payment = await order(number);

  expect(await moyasar.begin(payment)).toMatchObject(evidence);
  expect(await moyasar.ask(keyOf(payment))).toMatchObject(evidence);
});

test("a payment that the bank has not decided is decided in the end", async () => {
  const payment = await order("4000 0000 0000 6009");
  await moyasar.begin(payment);

  await expect.poll(() => moyasar.ask(keyOf(payment)), { timeout: 30_000 }).toMatchObject({ kind: "authorised" });
});

test.each([
  [{ code: "123456" }, { kind: "authorised" }],
  [{ answer: "decline" }, { kind: "declined", failureCode: 5003 }],
  [{ answer: "silent" }, { kind: "declined", failureCode: 5001 }],
])("a guest who sends %j to the bank gets %j", async (fields, evidence) => {
  const payment = await order("4000 0000 0000 3220");
  await answerAt((await moyasar.begin(payment)).redirectUrl, fields as Record<string, string>);

  expect(await moyasar.ask(keyOf(payment))).toMatchObject(evidence);
});

test("the guest returns with the id, the status and the message of the company", async () => {
  const payment = await order("4000 0000 0000 3220");
  const { redirectUrl } = await moyasar.begin(payment);
  await answerAt(redirectUrl, { answer: "decline" });

  const page = await (await fetch(String(redirectUrl))).text();
  expect(page).toContain(`id=${payment.paymentId}&amp;status=failed&amp;message=3-D`);
});

test("the page of the bank is in the guest's language", async () => {
  const payment = { ...(await order("4000 0000 0000 3220")), language: "ar" } as const;
  const { redirectUrl } = await moyasar.begin(payment);

  expect(await (await fetch(String(redirectUrl))).text()).toContain('lang="ar"');
});

test("dinars have three digits", async () => {
  const payment = { ...(await order()), currency: "KWD", amountMinor: 45_670 } as const;

  expect(await moyasar.begin(payment)).toMatchObject({ kind: "authorised", amountMinor: 45_670, currency: "KWD" });
});

test("an amount that Moyasar does not take is refused, and nothing has begun", async () => {
  const payment = { ...(await order()), amountMinor: 99 };

  expect(await moyasar.begin(payment)).toEqual({ kind: "declined", failureCode: 5001 });
  expect(await moyasar.ask(keyOf(payment))).toEqual({ kind: "missing" });
});

test("the list has every payment since then with its proof, page by page", async () => {
  const since = new Date();
  const payments = await Promise.all(Array.from({ length: 85 }, () => order()));
  for (const each of payments) await moyasar.begin(each);
  const last = payments.at(-1) ?? anOrder();

  await expect.poll(async () => (await moyasar.list(since))?.length).toBe(85);
  const listed = await moyasar.list(since);
  expect(new Set(listed?.map(({ paymentId }) => paymentId)).size).toBe(85);
  expect(listed).toContainEqual({
    paymentId: last.paymentId,
    reference: last.paymentId,
    kind: "authorised",
    amountMinor: 125_000,
    currency: "SAR",
    refundedMinor: 0,
    proof: last.proof,
  });
  expect(await moyasar.list(new Date(Date.now() + 60_000))).toEqual([]);
});

test("the secret key is needed, and the key of browsers is not enough", async () => {
  const statusWith = async (key: string) => {
    const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
    return (await fetch(`${sandbox.url}/moyasar/v1/payments`, { headers: { authorization } })).status;
  };

  expect(await statusWith("sk_test_other")).toBe(401);
  expect(await statusWith(demoPaymentKeys.moyasarPublicKey)).toBe(403);
  expect(await statusWith(demoPaymentKeys.moyasarSecretKey)).toBe(200);
});

test("the card fields get the publishable key and the address for tokens without a call", async () => {
  const down = moyasarAt(sandbox.url, { url: "http://127.0.0.1:9/v1/" });

  expect(await down.cardSession?.(anOrder())).toEqual({
    gateway: "moyasar",
    publicKey: demoPaymentKeys.moyasarPublicKey,
    session: { url: "http://127.0.0.1:9/v1" },
  });
});
