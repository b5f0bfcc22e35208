import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aCardToken } from "#api/testing/builders/a-card-token.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { paymentMethods } from "#domain/payment/methods.ts";
import type { PaymentProvider } from "./payment-port.ts";
import { createProviders, providerFor, providerNamed } from "./providers.ts";

/** The sandbox leaves a payment pending for 12 s; our own timeouts are not scaled. */
const SANDBOX_SCALE = 0.02;
let sandbox: TestSandbox;
let card: PaymentProvider;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  card = theProvider("card");
});

/** A provider with a closed circuit breaker. */
function theProvider(method: "card" | "knet" | "tabby" | "tamara", env: Record<string, string> = {}): PaymentProvider {
  const settings = readSettings({ APP_ENV: "test", PAYMENT_URL: sandbox.url, ...env });
  const found = providerFor(createProviders(settings), method);
  if (!found) throw new Error(`No provider accepts ${method}.`);
  return found;
}

const order = async (number?: string) => aPaymentOrder({ token: await aCardToken(sandbox.url, number) });

test("a guest's card is authorised, captured, and refunded in parts", async () => {
  const payment = await order();
  const { paymentId } = payment;

  expect(await card.begin(payment)).toMatchObject({
    kind: "authorised",
    reference: expect.stringMatching(/^card_/),
    amountMinor: 125_000,
    currency: "SAR",
    card: { brand: "visa", last4: "4242" },
  });
  expect(await card.capture(paymentId)).toMatchObject({ kind: "captured", amountMinor: 125_000 });
  expect(await card.refund({ refundId: "r1", paymentId, amountMinor: 25_000 })).toBe(true);
  expect(await card.refund({ refundId: "r1", paymentId, amountMinor: 25_000 })).toBe(true);
  expect(await card.refund({ refundId: "r2", paymentId, amountMinor: 100_001 })).toBe(false);
  expect(await card.ask(paymentId)).toMatchObject({ kind: "captured", refundedMinor: 25_000 });
});

test("the same payment started twice is one payment", async () => {
  const payment = await order();
  const first = await card.begin(payment);

  expect(await card.begin(payment)).toEqual(first);
  expect(await card.begin({ ...payment, amountMinor: 1 })).toEqual({ kind: "silent" });
});

test("a token pays once", async () => {
  const payment = await order();
  await card.begin(payment);

  expect(await card.begin({ ...payment, paymentId: randomUUID() })).toEqual({ kind: "declined", failureCode: 5001 });
});

test("a payment cancelled before it arrived never happens", async () => {
  const payment = await order();

  expect(await card.ask(payment.paymentId)).toEqual({ kind: "missing" });
  expect(await card.cancel(payment.paymentId)).toMatchObject({ kind: "voided" });
  expect(await card.begin(payment)).toMatchObject({ kind: "voided" });
  expect(await card.capture(payment.paymentId)).toMatchObject({ kind: "voided" });
});

test("what was charged cannot be cancelled, and what was cancelled cannot be charged", async () => {
  const [charged, cancelled] = [await order(), await order()];
  for (const each of [charged, cancelled]) await card.begin(each);
  await card.capture(charged.paymentId);
  await card.cancel(cancelled.paymentId);

  expect(await card.cancel(charged.paymentId)).toMatchObject({ kind: "captured" });
  expect(await card.capture(cancelled.paymentId)).toMatchObject({ kind: "voided" });
});

test.each([
  ["4000 0000 0000 0002", { kind: "declined", failureCode: 5001 }],
  ["4000 0000 0000 9995", { kind: "declined", failureCode: 5002 }],
  ["4000 0000 0000 3220", { kind: "challenge", redirectUrl: expect.stringContaining("/card/bank/") }],
  ["4000 0000 0000 5001", { kind: "challenge" }],
  ["4000 0000 0000 6009", { kind: "pending" }],
  ["4464 0400 0000 0007", { kind: "authorised", card: { brand: "mada", last4: "0007" } }],
  ["3782 822463 10005", { kind: "authorised", card: { brand: "american-express", last4: "0005" } }],
])("the card %s has the documented result", async (number, evidence) => {
  expect(await card.begin(await order(number))).toMatchObject(evidence);
});

test("the list has all payments since then, page by page", async () => {
  const since = new Date();
  const payments = await Promise.all(Array.from({ length: 105 }, () => order()));
  for (const each of payments) await card.begin(each);
  const listed = await card.list(since);

  const known = new Map(listed?.map((payment) => [payment.paymentId, payment]));
  expect(known.size).toBe(105);
  expect(known.get(payments[104]?.paymentId ?? "")).toEqual({
    paymentId: payments[104]?.paymentId,
    kind: "authorised",
    amountMinor: 125_000,
    currency: "SAR",
    refundedMinor: 0,
  });
  expect(await card.list(new Date(Date.now() + 60_000))).toEqual([]);
});

test("KNET captures dinars as soon as the guest confirms, and refuses other currencies", async () => {
  const knet = theProvider("knet");
  const payment = aPaymentOrder({ method: "knet", currency: "KWD", amountMinor: 45_670 });
  const begun = await knet.begin(payment);
  expect(begun).toMatchObject({ kind: "challenge", redirectUrl: expect.stringContaining("/knet/pay/") });

  await answerAt(begun.redirectUrl, "approve");
  expect(await knet.ask(payment.paymentId)).toMatchObject({ kind: "captured", amountMinor: 45_670, currency: "KWD" });
  expect(await knet.begin(aPaymentOrder({ method: "knet" }))).toEqual({ kind: "declined", failureCode: 5001 });
});

/** Presses a button on the page of a provider. */
function answerAt(url: string | undefined, answer: string): Promise<Response> {
  return fetch(String(url), { method: "POST", body: new URLSearchParams({ answer }) });
}

test.each([
  ["card", "decline", 5003],
  ["card", "silent", 5004],
  ["knet", "poor", 5002],
  ["knet", "decline", 5001],
  ["tabby", "reject", 5007],
] as const)("a guest at %s who presses %s gets %i", async (method, answer, failureCode) => {
  const provider = theProvider(method);
  const token = method === "card" ? await aCardToken(sandbox.url, "4000 0000 0000 3220") : null;
  const currency = method === "knet" ? "KWD" : "SAR";
  const payment = aPaymentOrder({ method, token, currency, planId: method === "tabby" ? "tabby-4" : null });
  await answerAt((await provider.begin(payment)).redirectUrl, answer);

  expect(await provider.ask(payment.paymentId)).toMatchObject({ kind: "declined", failureCode });
});

test("a lender offers plans whose first instalment is the largest, and is captured like a card", async () => {
  const tamara = theProvider("tamara");
  const payment = aPaymentOrder({ method: "tamara", amountMinor: 100_001 });
  const offer = await tamara.offer?.(payment);
  expect(offer).toEqual({
    available: true,
    plans: [
      { planId: "tamara-3", instalments: 3, firstMinor: 33_335 },
      { planId: "tamara-4", instalments: 4, firstMinor: 25_001 },
    ],
  });

  const begun = await tamara.begin({ ...payment, planId: "tamara-3" });
  await answerAt(begun.redirectUrl, "approve");
  expect(await tamara.ask(payment.paymentId)).toMatchObject({ kind: "authorised" });
  expect(await tamara.capture(payment.paymentId)).toMatchObject({ kind: "captured", amountMinor: 100_001 });
});

const buyer = aPaymentOrder().buyer;

test.each([
  ["a number that ends in 99", { buyer: { ...buyer, phone: "+966501234599" } }],
  ["less than 100 riyals", { amountMinor: 9_999 }],
  ["more than 10,000 riyals", { amountMinor: 1_000_001 }],
  ["a currency the lender does not know", { currency: "USD" }],
] as const)("a lender refuses %s in the offer and at the start of the payment", async (_why, given) => {
  const tabby = theProvider("tabby");
  const payment = aPaymentOrder({ method: "tabby", planId: "tabby-4", ...given });

  expect(await tabby.offer?.(payment)).toEqual({ available: false, plans: [] });
  expect(await tabby.begin(payment)).toMatchObject({ kind: "declined", failureCode: 5007 });
});

test("a lender that does not answer offers nothing for now", async () => {
  expect(await theProvider("tabby", { PAYMENT_URL: "http://127.0.0.1:9" }).offer?.(aPaymentOrder())).toBeNull();
});

test("every method except our own wallet has a provider", () => {
  const providers = createProviders(readSettings({}));
  const takers = paymentMethods.map((method) => providerFor(providers, method)?.name ?? null);
  expect(takers).toEqual(["knet", "card", "card", "tabby", "tamara", null]);
  expect([providerNamed(providers, "knet")?.name, providerNamed(providers, "cash")]).toEqual(["knet", null]);
});
