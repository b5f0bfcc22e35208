import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aCardToken } from "#api/testing/builders/a-card-token.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { type ReceivedWebhook, type WebhookReceiver, webhookReceiver } from "#api/testing/servers/webhook-receiver.ts";
import type { PaymentProvider } from "./payment-port.ts";
import { createProviders, providerFor } from "./providers.ts";

const SOON = { timeout: 20_000, interval: 50 };
let sandbox: TestSandbox;
let receiver: WebhookReceiver;
let card: PaymentProvider;

beforeAll(async () => {
  [sandbox, receiver] = await Promise.all([testSandbox(0.02), webhookReceiver()]);
  const settings = readSettings({ APP_ENV: "test", PAYMENT_URL: sandbox.url });
  card = providerFor(createProviders(settings), "card") as PaymentProvider;
});
afterAll(() => {
  receiver.stop();
  return sandbox.stop();
});
beforeEach(() => sandbox.clearFaults());

/** A card that is authorised and captured, with this fault from the beginning. */
async function charge(fault?: string): Promise<string> {
  const payment = aPaymentOrder({ token: await aCardToken(sandbox.url), returnUrl: receiver.returnUrl });
  if (fault) await sandbox.setFault("POST /card/payments", fault);
  await card.begin(payment);
  await card.capture(payment.paymentId);
  return payment.paymentId;
}

const webhooksOf = (paymentId: string) => receiver.received.filter(({ body }) => body.includes(paymentId));
const read = ({ body, headers }: ReceivedWebhook) => card.readWebhook(body, headers, new Date());

test("the merchant gets a webhook for every step, at the URL of its own site", async () => {
  const paymentId = await charge();

  await expect.poll(() => receiver.kindsOf(paymentId).toSorted(), SOON).toEqual(["authorised", "captured"]);
  const [first] = webhooksOf(paymentId);
  expect(first?.url).toBe("/api/payment-api/webhook/card");
  expect(first?.headers.host).toMatch(/^mabeet-sa\.localhost:/);
  expect(first && read(first)).toEqual({ eventId: expect.any(String), paymentId, kind: expect.any(String) });
});

test("a webhook that was not accepted is sent again with the same id", async () => {
  receiver.refuseNext(2);
  const payment = aPaymentOrder({ token: await aCardToken(sandbox.url), returnUrl: receiver.returnUrl });
  await card.begin(payment);

  await expect
    .poll(() => receiver.kindsOf(payment.paymentId), SOON)
    .toEqual(["authorised", "authorised", "authorised"]);
  const [first, ...others] = webhooksOf(payment.paymentId).map(read);
  expect(first).toMatchObject({ paymentId: payment.paymentId, eventId: expect.any(String) });
  expect(others).toEqual([first, first]);
});

test("a payment whose webhooks are lost receives none", async () => {
  const lost = await charge("webhook-lost");
  const later = await charge();

  await expect.poll(() => receiver.kindsOf(later), SOON).toContain("captured");
  expect(receiver.kindsOf(lost)).toEqual([]);
});

test.each([
  ["twice", 2],
  ["webhook-flood", 20],
])("with %s each event comes %i times under one id", async (fault, copies) => {
  const paymentId = await charge(fault);

  await expect.poll(() => webhooksOf(paymentId).length, SOON).toBe(2 * copies);
  expect(new Set(webhooksOf(paymentId).map((webhook) => (read(webhook) as { eventId: string }).eventId)).size).toBe(2);
});

test("an early webhook arrives before the answer of the provider", async () => {
  const payment = aPaymentOrder({ token: await aCardToken(sandbox.url), returnUrl: receiver.returnUrl });
  await sandbox.setFault("POST /card/payments", "webhook-early");
  await card.begin(payment);

  expect(receiver.kindsOf(payment.paymentId)).toEqual(["authorised"]);
});

test.each([
  ["captured-before-authorised", ["captured", "authorised"]],
  ["failed-after-captured", ["authorised", "captured", "declined"]],
])("with %s the words come in the wrong order, and the provider tells the truth when asked", async (fault, kinds) => {
  const payment = aPaymentOrder({ token: await aCardToken(sandbox.url), returnUrl: receiver.returnUrl });
  await sandbox.setFault("POST /card/payments", fault);
  await card.begin(payment);
  await expect.poll(() => receiver.kindsOf(payment.paymentId), SOON).toEqual(kinds.slice(0, kinds.indexOf("captured")));
  await card.capture(payment.paymentId);

  await expect.poll(() => receiver.kindsOf(payment.paymentId), SOON).toEqual(kinds);
  expect(await card.ask(payment.paymentId)).toMatchObject({ kind: "captured" });
});

test("a webhook two days late is accepted, because it was signed today", async () => {
  const paymentId = await charge("webhook-late");

  await expect.poll(() => webhooksOf(paymentId).length, SOON).toBe(2);
  const [first] = webhooksOf(paymentId);
  expect(first && read(first)).toMatchObject({ paymentId });
  const { createdAt } = JSON.parse(String(first?.body)) as { createdAt: string };
  expect(Date.now() - Date.parse(createdAt)).toBeGreaterThan(47 * 3_600_000);
});

test.each([
  ["bad-signature", "bad-signature"],
  ["missing-signature", "bad-signature"],
  ["old-signature", "too-old"],
])("a webhook with %s is refused", async (fault, refusal) => {
  const paymentId = await charge(fault);

  await expect.poll(() => webhooksOf(paymentId).length, SOON).toBe(2);
  expect(webhooksOf(paymentId).map(read)).toEqual([refusal, refusal]);
});
