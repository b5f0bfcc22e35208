import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { DEMO_WEBHOOK_SECRET } from "#api/platform/settings/payment-rows.ts";
import { anOrder, keyOf, moyasarAt, moyasarToken } from "#api/testing/gateways/moyasar-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { type WebhookReceiver, webhookReceiver } from "#api/testing/servers/webhook-receiver.ts";

const SANDBOX_SCALE = 0.005;
const NEW_TOKEN = "a-new-secret-token-that-moyasar-has-0123456789";
let sandbox: TestSandbox;
let receiver: WebhookReceiver;
let moyasar: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
  receiver = await webhookReceiver();
  moyasar = moyasarAt(sandbox.url);
});
afterAll(async () => {
  receiver.stop();
  await sandbox.stop();
});
beforeEach(() => sandbox.clearFaults());

const order = async (number?: string) =>
  anOrder({ token: await moyasarToken(sandbox.url, number), returnUrl: receiver.returnUrl });

type Event = { id: string; type: string; secret_token?: string; data: { id: string; status: string; amount: number } };

function eventsOf({ paymentId }: PaymentOrder): Event[] {
  const bodies = receiver.received.map(({ body }) => body.toString());
  const whole = bodies.filter((body) => body.includes(paymentId) && body.endsWith("}}}"));
  return whole.map((body) => JSON.parse(body) as Event);
}

const typesOf = (payment: PaymentOrder) => [...new Set(eventsOf(payment).map(({ type }) => type))];
const signalOf = (json: unknown, gateway = moyasar) => readBody(Buffer.from(JSON.stringify(json)), gateway);
const readBody = (body: Buffer, gateway = moyasar) =>
  gateway.readWebhook({ body, headers: {}, query: {}, now: new Date() });

const event = (given: Record<string, unknown> = {}) => ({
  id: "5f0c3a52-0c1e-4b8f-9d1c-2f8f3a0d7f11",
  type: "payment_paid",
  created_at: "2027-02-03T10:00:00.000Z",
  secret_token: DEMO_WEBHOOK_SECRET,
  account_name: "Mabeet",
  live: false,
  data: { id: "11111111-2222-4333-8444-555555555555", status: "paid", amount: 125_000 },
  ...given,
});

test("every change of a payment sends a webhook that leads to its id", async () => {
  const payment = await order();
  await moyasar.begin(payment);
  await moyasar.capture(keyOf(payment));
  await moyasar.refund(keyOf(payment), { refundId: "r", amountMinor: 1_000 });
  const voided = await order();
  await moyasar.begin(voided);
  await moyasar.cancel(keyOf(voided));
  const failed = await order("4000 0000 0000 0002");
  await moyasar.begin(failed);

  await expect.poll(() => typesOf(payment)).toEqual(["payment_authorized", "payment_captured", "payment_refunded"]);
  await expect.poll(() => typesOf(voided)).toEqual(["payment_authorized", "payment_voided"]);
  await expect.poll(() => typesOf(failed)).toEqual(["payment_faild"]);
  const [first] = eventsOf(payment);
  expect(signalOf(first)).toEqual({
    eventId: first?.id,
    paymentId: payment.paymentId,
    kind: "payment_authorized",
    reference: payment.paymentId,
  });
});

test("a webhook that is not acknowledged is repeated five times", async () => {
  const payment = await order();
  receiver.refuseNext(100);
  await moyasar.begin(payment);

  await expect.poll(() => eventsOf(payment).length).toBe(6);
  expect(new Set(eventsOf(payment).map(({ id }) => id)).size).toBe(1);
  receiver.refuseNext(0);
});

test.each([
  ["webhook-flood", 20],
  ["twice", 2],
])("with %s there are %i copies of one webhook", async (fault, copies) => {
  const payment = await order();
  await sandbox.setFault("POST /moyasar/v1/payments", fault);
  await moyasar.begin(payment);

  await expect.poll(() => eventsOf(payment).length).toBeGreaterThanOrEqual(copies);
  expect(new Set(eventsOf(payment).map(({ id }) => id)).size).toBe(1);
});

test.each(["bad-signature", "missing-signature"])("a webhook with %s is refused", async (fault) => {
  const payment = await order();
  await sandbox.setFault("POST /moyasar/v1/payments", fault);
  await moyasar.begin(payment);

  await expect.poll(() => eventsOf(payment)).not.toEqual([]);
  expect(signalOf(eventsOf(payment)[0])).toBe("bad-signature");
});

test("a malformed webhook has no secret that can be read", async () => {
  const payment = await order();
  await sandbox.setFault("POST /moyasar/v1/payments", "webhook-malformed");
  const bodies = () => receiver.received.filter(({ body }) => body.includes(payment.paymentId));
  await moyasar.begin(payment);

  await expect.poll(bodies).not.toEqual([]);
  expect(readBody(bodies()[0]?.body ?? Buffer.alloc(0))).toBe("bad-signature");
});

test("each of several secrets is accepted, so that one can be replaced", () => {
  const rotating = moyasarAt(sandbox.url, { tokens: [NEW_TOKEN, DEMO_WEBHOOK_SECRET] });

  expect(signalOf(event(), rotating)).toMatchObject({ kind: "payment_paid" });
  expect(signalOf(event({ secret_token: NEW_TOKEN }), rotating)).toMatchObject({ kind: "payment_paid" });
  expect(signalOf(event({ secret_token: NEW_TOKEN }))).toBe("bad-signature");
});

test.each([
  ["with another secret", event({ secret_token: `${DEMO_WEBHOOK_SECRET}0` })],
  ["with the start of the secret", event({ secret_token: DEMO_WEBHOOK_SECRET.slice(0, -1) })],
  ["with an empty secret", event({ secret_token: "" })],
  ["without a secret", event({ secret_token: undefined })],
  ["with a list of secrets", event({ secret_token: [DEMO_WEBHOOK_SECRET] })],
  ["of another company", { id: "evt_1", type: "payment_captured", data: { id: "pay_1", reference: "ours" } }],
  ["that is only text", "payment_paid"],
  ["that is nothing", null],
])("a webhook %s is refused", (_what, json) => {
  expect(signalOf(json)).toBe("bad-signature");
});

test.each([
  ["no JSON", Buffer.from("secret_token=1")],
  ["bytes that are no UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ["nothing", Buffer.alloc(0)],
  ["two megabytes", Buffer.alloc(2 * 1024 * 1024, "{")],
])("a webhook of %s is refused", (_what, body) => {
  expect(readBody(body)).toBe("bad-signature");
});

test("an old webhook counts: it only makes us ask", () => {
  expect(signalOf(event({ created_at: "2020-01-01T00:00:00.000Z" }))).toMatchObject({ kind: "payment_paid" });
});

test.each(["payment_faild", "payment_failed", "payment_abandoned", "payment_that_comes_later"])(
  "a webhook %s makes us ask, however it is spelt",
  (type) => {
    expect(signalOf(event({ type, more: { of: "it" } }))).toMatchObject({ kind: type });
  },
);

test.each([
  ["about an invoice", event({ type: "invoice_paid" })],
  ["without a payment", event({ data: {} })],
  ["without an id", event({ id: undefined })],
])("a genuine webhook %s is acknowledged and ignored", (_what, json) => {
  expect(signalOf(json)).toBe("ignored");
});
