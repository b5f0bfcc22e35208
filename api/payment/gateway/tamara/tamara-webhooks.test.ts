import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway, PaymentOrder, Webhook } from "#api/payment/gateway/payment-port.ts";
import { DEMO_WEBHOOK_SECRET } from "#api/platform/settings/payment-rows.ts";
import { anOrder, answerAt, keyOf, tamaraAt } from "#api/testing/gateways/tamara-orders.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { type ReceivedWebhook, type WebhookReceiver, webhookReceiver } from "#api/testing/servers/webhook-receiver.ts";

const NEW_SECRET = "a-new-notification-token-of-tamara-0123456789";
const NOW = new Date("2027-02-03T10:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const HOUR = 3_600;
let sandbox: TestSandbox;
let receiver: WebhookReceiver;
let tamara: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
  receiver = await webhookReceiver();
  tamara = tamaraAt(sandbox.url);
});
afterAll(async () => {
  receiver.stop();
  await sandbox.stop();
});
beforeEach(() => sandbox.clearFaults());

const body = {
  order_id: "90000000-2222-4333-8444-555555555555",
  order_reference_id: "11111111-2222-4333-8444-555555555555",
  order_number: "1234567-proofproofproof1",
  event_type: "order_captured",
  data: [],
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function tokenOf(claims: object = { exp: SECONDS + HOUR }, { secret = DEMO_WEBHOOK_SECRET, alg = "HS256" } = {}) {
  const signed = `${part({ typ: "JWT", alg })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

function read(given: Partial<Webhook>, gateway = tamara) {
  const webhook = { body: Buffer.from(JSON.stringify(body)), headers: {}, query: {}, now: NOW };
  return gateway.readWebhook({ ...webhook, ...given });
}

const signal = { eventId: expect.stringMatching(/^[0-9a-f]{64}$/), paymentId: body.order_reference_id };

test("a notification is read with its token in the address, in a header, or in both", () => {
  const [query, headers] = [{ tamaraToken: tokenOf() }, { authorization: `Bearer ${tokenOf()}` }];

  for (const given of [{ query }, { headers }, { query, headers }])
    expect(read(given)).toEqual({ ...signal, kind: "order_captured" });
});

test("every one of our notification tokens is accepted", () => {
  const query = { tamaraToken: tokenOf({}, { secret: NEW_SECRET }) };

  expect(read({ query })).toBe("bad-signature");
  expect(read({ query }, tamaraAt(sandbox.url, { secrets: [DEMO_WEBHOOK_SECRET, NEW_SECRET] }))).toMatchObject(signal);
  expect(read({ query }, tamaraAt(sandbox.url, { secrets: [] }))).toBe("bad-signature");
});

const [header = "", claims = "", signature = ""] = tokenOf().split(".");
test.each<[string, unknown]>([
  ["no token", undefined],
  ["a token of another key", tokenOf({}, { secret: NEW_SECRET })],
  ["a token without a signature", `${part({ typ: "JWT", alg: "none" })}.${claims}.`],
  ["a token whose header says that it is not signed", tokenOf({}, { alg: "none" })],
  ["a token whose header names another algorithm", tokenOf({}, { alg: "HS512" })],
  ["a token with other claims", `${header}.${part({ exp: SECONDS + 2 * HOUR })}.${signature}`],
  ["half a signature", `${header}.${claims}.${signature.slice(0, 20)}`],
  ["a token that is over", tokenOf({ exp: SECONDS - HOUR })],
  ["a token of tomorrow", tokenOf({ iat: SECONDS + 24 * HOUR })],
  ["a token with an unreadable end", tokenOf({ exp: "never" })],
  ["two tokens", [tokenOf(), tokenOf()]],
  ["the key itself", DEMO_WEBHOOK_SECRET],
  ["a long text", "a.".repeat(10_000)],
])("a notification with %s is refused", (_what, tamaraToken) => {
  expect(read({ query: { tamaraToken } })).toBe("bad-signature");
});

test("a notification of another company is refused", () => {
  const raw = Buffer.from(JSON.stringify(body));
  const hex = createHmac("sha256", DEMO_WEBHOOK_SECRET).update(raw).digest("hex");

  for (const headers of [{ "cko-signature": hex }, { "x-webhook-secret": DEMO_WEBHOOK_SECRET }])
    expect(read({ headers })).toBe("bad-signature");
});

test("clocks may differ by five minutes", () => {
  expect(read({ query: { tamaraToken: tokenOf({ iat: SECONDS + 200, exp: SECONDS + 300 }) } })).toMatchObject(signal);
  expect(read({ query: { tamaraToken: tokenOf({ iat: SECONDS - 900, exp: SECONDS - 200 }) } })).toMatchObject(signal);
});

test.each([
  ["cut off", '{"order_id":"x","order_ref'],
  ["about nothing of ours", '{"event_type":"dispute_opened"}'],
  ["a number", "7"],
  ["empty", ""],
  ["not text", Buffer.from([0xff, 0xfe, 0x00])],
])("a genuine notification that is %s is acknowledged and ignored", (_what, text) => {
  expect(read({ body: Buffer.from(text), query: { tamaraToken: tokenOf() } })).toBe("ignored");
});

test("the same notification has the same id, and another one has another", () => {
  const query = { tamaraToken: tokenOf({ jti: "one" }) };
  const other = Buffer.from(JSON.stringify({ ...body, event_type: "order_refunded" }));
  const ids = [{ query }, { query }, { query, body: other }, { query: { tamaraToken: tokenOf({ jti: "two" }) } }].map(
    (given) => (read(given) as { eventId: string }).eventId,
  );

  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

/** The notifications of one payment, as our own server would read them. */
function received({ paymentId }: PaymentOrder): ReceivedWebhook[] {
  return receiver.received.filter(({ body: raw }) => raw.toString().includes(paymentId));
}

const readReceived = ({ url, headers, body: raw }: ReceivedWebhook) =>
  tamara.readWebhook({
    body: raw,
    headers,
    query: Object.fromEntries(new URL(url, "http://localhost").searchParams),
    now: new Date(),
  });

async function anApproved(fault?: string): Promise<PaymentOrder> {
  const payment = anOrder({ returnUrl: receiver.returnUrl });
  if (fault) await sandbox.setFault("POST /tamara/checkout", fault);
  await answerAt((await tamara.begin(payment)).redirectUrl, "approve");
  return payment;
}

test("every change of an order is notified at the address of the order, and leads to its payment", async () => {
  const payment = await anApproved();
  await tamara.ask(keyOf(payment));
  await tamara.capture(keyOf(payment));
  await tamara.refund(keyOf(payment), { refundId: "r1", amountMinor: 1_000 });
  await expect.poll(() => received(payment).length).toBe(3);
  const kinds = ["approved", "order_captured", "order_refunded"];
  const signals = received(payment).map(readReceived);

  expect(signals).toEqual(kinds.map((kind) => ({ eventId: signal.eventId, paymentId: payment.paymentId, kind })));
  expect(received(payment)[0]?.url).toMatch(/^\/api\/payment-api\/webhook\/tamara\?tamaraToken=/);
});

test.each(["bad-signature", "missing-signature", "old-signature"])(
  "a notification with a %s is refused",
  async (fault) => {
    const payment = await anApproved(fault);
    await expect.poll(() => received(payment).length).toBeGreaterThan(0);

    expect(received(payment).map(readReceived)).toContain("bad-signature");
  },
);

test("a broken notification is ignored", async () => {
  const before = receiver.received.length;
  await anApproved("webhook-malformed");
  await expect.poll(() => receiver.received.length).toBeGreaterThan(before);

  expect(receiver.received.slice(before).map(readReceived)).toContain("ignored");
});

test("an order that is notified twice has one event", async () => {
  const payment = await anApproved("twice");
  await expect.poll(() => received(payment).length).toBe(2);
  const [first, second] = received(payment).map(readReceived);

  expect(second).toEqual(first);
});
