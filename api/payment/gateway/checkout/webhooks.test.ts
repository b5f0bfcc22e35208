import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_WEBHOOK_SECRET } from "#api/platform/settings/payment-rows.ts";
import { callCheckout, checkoutAt, pay } from "#api/testing/gateways/checkout-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { type ReceivedWebhook, type WebhookReceiver, webhookReceiver } from "#api/testing/servers/webhook-receiver.ts";

const OTHER_KEY = "another-key-of-our-own";

let sandbox: TestSandbox;
let receiver: WebhookReceiver;
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
  receiver = await webhookReceiver();
});
afterAll(async () => {
  receiver.stop();
  await sandbox.stop();
});
afterEach(() => sandbox.clearFaults());

function read(webhook: Pick<ReceivedWebhook, "body" | "headers">, webhookKeys = [DEMO_WEBHOOK_SECRET]) {
  return checkoutAt(sandbox.url, { webhookKeys }).readWebhook({ ...webhook, query: {}, now: new Date() });
}

const paid = (given: Parameters<typeof pay>[1] = {}) => pay(sandbox.url, { returnUrl: receiver.returnUrl, ...given });

/** The webhooks about a payment, whose ids are in their text even when it is malformed. */
async function receivedAbout(reference: string | undefined, count = 1): Promise<ReceivedWebhook[]> {
  const about = () => receiver.received.filter(({ body }) => body.includes(reference ?? "none"));
  await vi.waitFor(() => expect(about().length).toBeGreaterThanOrEqual(count));
  return about();
}

function sign(json: unknown, key = DEMO_WEBHOOK_SECRET): Pick<ReceivedWebhook, "body" | "headers"> {
  const body = Buffer.from(typeof json === "string" ? json : JSON.stringify(json));
  return { body, headers: { "cko-signature": createHmac("sha256", key).update(body).digest("hex") } };
}

describe("a webhook of Checkout.com", () => {
  test("is sent to the shop after every change and names our payment", async () => {
    const { begun, key, order } = await paid();
    const checkout = checkoutAt(sandbox.url);
    await vi.waitFor(async () => expect((await checkout.capture(key)).kind).toBe("captured"));
    const refund = { refundId: crypto.randomUUID(), amountMinor: 500 };
    await vi.waitFor(async () => expect(await checkout.refund(key, refund)).toBe(true));
    const received = await receivedAbout(begun.reference, 3);
    expect(received.map((webhook) => read(webhook))).toEqual(
      ["payment_approved", "payment_captured", "payment_refunded"].map((kind) => ({
        eventId: expect.stringMatching(/^evt_/),
        paymentId: order.paymentId,
        kind,
        reference: begun.reference,
      })),
    );
    expect(received[0]?.url).toBe("/api/payment-api/webhook/checkout");
  });

  test.each([
    ["captures", "payment_capture_declined"],
    ["voids", "payment_void_declined"],
  ])("tells that the bank declined one of the %s", async (path, kind) => {
    const { begun } = await paid();
    await sandbox.setFault(`POST /checkout/payments/*/${path}`, "accepted-then-declined");
    await callCheckout(sandbox.url, `/payments/${begun.reference}/${path}`, {});
    const received = await receivedAbout(begun.reference, 2);
    expect(read(received[1] as ReceivedWebhook)).toMatchObject({ kind });
  });

  test("with a wrong, missing or foreign signature is refused", async () => {
    for (const fault of ["bad-signature", "missing-signature"]) {
      await sandbox.setFault("POST /checkout/payments", fault);
      const [webhook] = await receivedAbout((await paid()).begun.reference);
      expect(read(webhook as ReceivedWebhook)).toBe("bad-signature");
    }
    const [valid] = await receivedAbout((await paid()).begun.reference);
    const { body, headers } = valid as ReceivedWebhook;
    expect(read({ body, headers }, [OTHER_KEY])).toBe("bad-signature");
    expect(read({ body: Buffer.concat([body, Buffer.from(" ")]), headers })).toBe("bad-signature");
    expect(read({ body, headers: { "cko-signature": "00" } })).toBe("bad-signature");
    expect(read({ body, headers: {} })).toBe("bad-signature");
  });

  test("is accepted under every key of the settings, so that a key can be replaced", async () => {
    const [webhook] = await receivedAbout((await paid()).begun.reference);
    expect(read(webhook as ReceivedWebhook, [OTHER_KEY, DEMO_WEBHOOK_SECRET])).toMatchObject({
      kind: "payment_approved",
    });
  });

  test("that is malformed though it is signed is acknowledged and ignored", async () => {
    await sandbox.setFault("POST /checkout/payments", "webhook-malformed");
    const [webhook] = await receivedAbout((await paid()).begun.reference);
    const { body } = webhook as ReceivedWebhook;
    expect(body.toString("utf8")).toContain("\uFFFD");
    expect(() => JSON.parse(body.toString("utf8"))).toThrow();
    expect(read(webhook as ReceivedWebhook)).toBe("ignored");
    expect(read(sign(Buffer.from([0xff, 0xfe, 0x7b]).toString("latin1")))).toBe("ignored");
  });

  test("about something else of the account is ignored", () => {
    const event = { id: "evt_1", type: "payment_approved", data: { id: "pay_1", reference: "ORD-5023-4E89" } };
    expect(read(sign(event))).toBe("ignored");
    expect(read(sign({ id: "evt_2", type: "dispute_received", data: { id: "dsp_1" } }))).toBe("ignored");
    expect(read(sign({ ...event, data: undefined }))).toBe("ignored");
  });
});

test("a registered workflow gets its own events at its address, signed with its key", async () => {
  const own = await testSandbox(0.002);
  try {
    const before = receiver.received.length;
    const url = `${new URL(receiver.returnUrl).origin}/registered`;
    await callCheckout(own.url, "/workflows", {
      name: "Mabeet",
      active: true,
      conditions: [{ type: "event", events: { gateway: ["payment_captured"] } }],
      actions: [
        { type: "webhook", url, headers: { "x-ours": "yes" }, signature: { method: "HMACSHA256", key: OTHER_KEY } },
      ],
    });
    const { key } = await pay(own.url, { returnUrl: receiver.returnUrl });
    const checkout = checkoutAt(own.url);
    await vi.waitFor(async () => expect((await checkout.capture(key)).kind).toBe("captured"));
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(before));
    const webhook = receiver.received[before] as ReceivedWebhook;
    expect([webhook.url, webhook.headers["x-ours"]]).toEqual(["/registered", "yes"]);
    expect(read(webhook, [OTHER_KEY])).toMatchObject({ kind: "payment_captured" });
  } finally {
    await own.stop();
  }
});
