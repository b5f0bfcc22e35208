import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "#api/settings/settings.ts";
import { aCardToken } from "#api/testing/builders/a-card-token.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";
import { type TestSandbox, testSandbox } from "#api/testing/test-sandbox.ts";
import type { PaymentProvider } from "./payment-port.ts";
import { createProviders, providerFor } from "./providers.ts";

/** The sandbox leaves a payment pending for 12 s; our own patience is not shortened. */
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

/** A provider that has met no trouble yet. */
function theProvider(method: "card" | "knet" | "tabby" | "tamara", env: Record<string, string> = {}): PaymentProvider {
  const settings = readSettings({ APP_ENV: "test", PAYMENT_URL: sandbox.url, ...env });
  const found = providerFor(createProviders(settings), method);
  if (!found) throw new Error(`nobody takes ${method}`);
  return found;
}

const order = async (number?: string) => aPaymentOrder({ token: await aCardToken(sandbox.url, number) });

test("a guest's card is held, then charged, and given back in parts", async () => {
  const asked = await order();
  const { paymentId } = asked;

  expect(await card.begin(asked)).toMatchObject({
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

test("the same payment begun twice is one payment", async () => {
  const asked = await order();
  const first = await card.begin(asked);

  expect(await card.begin(asked)).toEqual(first);
  expect(await card.begin({ ...asked, amountMinor: 1 })).toEqual({ kind: "silent" });
});

test("a token pays once", async () => {
  const asked = await order();
  await card.begin(asked);

  expect(await card.begin({ ...asked, paymentId: randomUUID() })).toEqual({ kind: "declined", failureCode: 5001 });
});

test("a payment cancelled before it arrived never happens", async () => {
  const asked = await order();

  expect(await card.ask(asked.paymentId)).toEqual({ kind: "missing" });
  expect(await card.cancel(asked.paymentId)).toMatchObject({ kind: "voided" });
  expect(await card.begin(asked)).toMatchObject({ kind: "voided" });
  expect(await card.capture(asked.paymentId)).toMatchObject({ kind: "voided" });
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
])("the card %s ends as the demo says", async (number, evidence) => {
  expect(await card.begin(await order(number))).toMatchObject(evidence);
});

test("the list tells everything since then, page by page", async () => {
  const since = new Date();
  const asked = await Promise.all(Array.from({ length: 105 }, () => order()));
  for (const each of asked) await card.begin(each);
  const listed = await card.list(since);

  const known = new Map(listed?.map((payment) => [payment.paymentId, payment]));
  expect(known.size).toBe(105);
  expect(known.get(asked[104]?.paymentId ?? "")).toEqual({
    paymentId: asked[104]?.paymentId,
    kind: "authorised",
    amountMinor: 125_000,
    currency: "SAR",
    refundedMinor: 0,
  });
  expect(await card.list(new Date(Date.now() + 60_000))).toEqual([]);
});
