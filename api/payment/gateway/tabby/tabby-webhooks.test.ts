import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway, Webhook } from "#api/payment/gateway/payment-port.ts";
import { type Recorded, recordingServer } from "#api/testing/gateways/recording-server.ts";
import {
  answerAsGuest,
  authorised,
  begun,
  captured,
  tabbyAt,
  WEBHOOK_SECRET,
} from "#api/testing/gateways/tabby-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

/** A payment that nobody approves expires after 3.6 s. */
const SANDBOX_SCALE = 0.002;
let sandbox: TestSandbox;
let merchant: Awaited<ReturnType<typeof recordingServer>>;
let status = 200;
let tabby: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
  merchant = await recordingServer(() => ({ status, json: {} }));
});
afterAll(async () => {
  merchant.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  status = 200;
  await sandbox.clearFaults();
  tabby = tabbyAt(sandbox.url);
});

const returning = () => ({ returnUrl: `http://mabeet-sa.localhost:${merchant.port}/chalet/payment/return` });
const webhookOf = ({ body, headers }: Pick<Recorded, "body" | "headers">): Webhook => ({
  body: Buffer.from(body),
  headers,
  query: {},
  now: new Date(),
});
const received = (reference: string | null) => merchant.recorded.filter(({ body }) => body.includes(`${reference}`));
const statusesOf = (reference: string | null) =>
  received(reference).map(({ body }) => (JSON.parse(body) as { status: string }).status);

test("Tabby reports every change of a payment, with our secret and its words in lower case", async () => {
  const { order, key } = await captured(tabby, returning());
  await tabby.refund(key, { refundId: "r1", amountMinor: 25_000 });

  await expect.poll(() => statusesOf(key.reference)).toEqual(["authorized", "closed", "closed"]);
  const [first] = received(key.reference) as [Recorded];
  expect(first.url).toBe("/api/payment-api/webhook/tabby");
  expect(tabby.readWebhook(webhookOf(first))).toEqual({
    eventId: expect.stringMatching(new RegExp(`^${key.reference}:authorized:\\d{4}-`)),
    paymentId: order.paymentId,
    kind: "authorized",
    reference: key.reference,
  });
});

test.each([
  ["reject", "rejected"],
  ["silent", "expired"],
] as const)("a guest who presses %s is reported as %s", async (button, word) => {
  const { evidence, key } = await begun(tabby, returning());
  await answerAsGuest(evidence, button);

  await expect.poll(() => statusesOf(key.reference)).toEqual([word]);
});

test("a payment that nobody approved is reported when it has expired", async () => {
  const { key } = await begun(tabby, returning());

  await expect.poll(() => statusesOf(key.reference)).toEqual(["expired"]);
  expect(await tabby.ask(key)).toMatchObject({ kind: "voided", failureCode: 5004 });
});

test("only 200 acknowledges a webhook; any other answer brings it again", async () => {
  status = 202;
  const { key } = await authorised(tabby, returning());

  await expect.poll(() => statusesOf(key.reference).length).toBeGreaterThan(1);
  status = 200;
});

test.each([
  ["bad-signature", "bad-signature"],
  ["missing-signature", "bad-signature"],
  ["webhook-malformed", "ignored"],
])("a webhook with %s changes nothing", async (fault, refusal) => {
  await sandbox.setFault("POST /tabby-sa/api/v2/checkout", fault);
  const { key } = await authorised(tabby, returning());

  await expect.poll(() => received(key.reference).length).toBeGreaterThan(0);
  expect(tabby.readWebhook(webhookOf(received(key.reference)[0] as Recorded))).toBe(refusal);
});

test("a merchant registers an address and a header of its choice for each merchant code", async () => {
  const url = `${merchant.url}/registered`;
  const header = { title: "x-own-header", value: "a-secret-of-our-own-choice-0123456789" };
  const call = (method: string, code: string, body?: unknown) =>
    fetch(`${sandbox.url}/tabby/api/v1/webhooks`, {
      method,
      headers: {
        authorization: "Bearer sk_test_mabeetdemo",
        "x-merchant-code": code,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  expect(await (await call("POST", "KW", { url, header })).json()).toMatchObject({ url, header, is_test: true });
  expect(await (await call("GET", "KW")).json()).toMatchObject([{ url, header }]);
  expect(await (await call("GET", "AE")).json()).toEqual([]);
  expect((await call("POST", "SA", { url, header })).status).toBe(403);
  expect((await call("POST", "KW", { url: "nowhere" })).status).toBe(400);
  const { key } = await authorised(tabby, { country: "KW", currency: "KWD", amountMinor: 45_670, ...returning() });
  await expect.poll(() => received(key.reference)).toHaveLength(1);
  expect(received(key.reference)[0]).toMatchObject({ url: "/registered", headers: { "x-own-header": header.value } });
});

const BODY = {
  id: "6f1c1d52-7a3e-4b0c-9a53-0c6a3de1f001",
  status: "authorized",
  created_at: "2027-02-03T10:00:00Z",
  order: { reference_id: "order-1" },
};
const read = (body: unknown, headers: Record<string, unknown> = { "x-webhook-secret": WEBHOOK_SECRET }) =>
  tabby.readWebhook({
    body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
    headers,
    query: {},
    now: new Date(),
  });

test("a new secret is accepted beside the old one", () => {
  const newer = "a-newer-secret-for-webhooks-0123456789";
  const rotating = tabbyAt(sandbox.url, { TABBY_WEBHOOK_SECRETS: `${newer},${WEBHOOK_SECRET}` });
  const webhook = (secret: string) =>
    webhookOf({ body: JSON.stringify(BODY), headers: { "x-webhook-secret": secret } as never });

  expect(rotating.readWebhook(webhook(newer))).toMatchObject({ paymentId: "order-1" });
  expect(rotating.readWebhook(webhook(WEBHOOK_SECRET))).toMatchObject({ paymentId: "order-1" });
  expect(tabby.readWebhook(webhook(newer))).toBe("bad-signature");
});

test.each([
  ["no header", {}],
  ["a wrong secret", { "x-webhook-secret": `${WEBHOOK_SECRET}x` }],
  ["the start of our secret", { "x-webhook-secret": WEBHOOK_SECRET.slice(0, -1) }],
  ["an empty secret", { "x-webhook-secret": "" }],
  ["the header twice", { "x-webhook-secret": [WEBHOOK_SECRET, WEBHOOK_SECRET] }],
  ["the header of another company", { "cko-signature": WEBHOOK_SECRET }],
])("a webhook with %s is refused", (_name, headers) => {
  expect(read(BODY, headers)).toBe("bad-signature");
});

test.each([
  ["no JSON", "{"],
  ["a list", []],
  ["nothing", ""],
  ["null", "null"],
  ["no order of ours", { ...BODY, order: undefined }],
  ["an order without our id", { ...BODY, order: { reference_id: null } }],
  ["no id of Tabby", { ...BODY, id: undefined }],
])("a webhook with our secret and %s is acknowledged and changes nothing", (_name, body) => {
  expect(read(body)).toBe("ignored");
});

test("a status word that we do not know makes us ask, and so does a field that we do not know", () => {
  expect(read({ ...BODY, status: "frozen", surprise: { deep: true } })).toEqual({
    eventId: `${BODY.id}:frozen:${BODY.created_at}`,
    paymentId: "order-1",
    kind: "frozen",
    reference: BODY.id,
  });
});
