import { createHmac, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_WEBHOOK_SECRET } from "#api/platform/settings/payment-rows.ts";
import { paymentEvents } from "#api/schema/payment.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testedGateway } from "#api/testing/servers/card-gateway.ts";

const OWN_SECRET = "a-newer-secret-of-webhooks-0123456789";
let booking: BookingApp;
let paymentId: string;
let orderNumber: string;
let guest: Awaited<ReturnType<BookingApp["readyGuest"]>>["guest"];

beforeAll(async () => {
  booking = await aBookingApp({ env: { CHECKOUT_WEBHOOK_KEYS: `${OWN_SECRET},${DEMO_WEBHOOK_SECRET}` } });
  const ready = await booking.readyGuest();
  guest = ready.guest;
  ({ paymentId, orderNumber } = (await guest.pay(ready.cart, testCards.challenged)).json());
});
afterAll(() => booking.sandbox.stop());

const signed = (body: string | Buffer, secret = DEMO_WEBHOOK_SECRET) => ({
  "cko-signature": createHmac("sha256", secret).update(body).digest("hex"),
});
const captured = (reference: string, id = `evt_${randomUUID()}`) =>
  JSON.stringify({
    id,
    type: "payment_captured",
    created_on: new Date().toISOString(),
    data: { id: "pay_x", reference },
  });
/** Nothing has changed: the guest is still at the bank, and nothing was stored. */
async function expectUnchanged(): Promise<void> {
  expect(await guest.poll(paymentId)).toMatchObject({ status: "PENDING", isChallenged: true });
  expect((await guest.order(orderNumber)).json()).toMatchObject({ statusCode: 71 });
}

async function send(body: string | Buffer, headers: Record<string, string>, gateway = "checkout"): Promise<number> {
  const answer = await booking.app.inject({
    method: "POST",
    url: `/api/payment-api/webhook/${gateway}`,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });
  expect(answer.statusCode).toBeLessThan(500);
  return answer.statusCode;
}

const body = () => captured(paymentId);

test("a webhook with a wrong, missing or foreign signature is refused", async () => {
  expect(await send(body(), signed(body(), "a secret of somebody else 0123456789"))).toBe(403);
  expect(await send(body(), {})).toBe(403);
  expect(await send(body(), { "cko-signature": "not hex" })).toBe(403);
  expect(await send(body(), signed(`${body()} `))).toBe(403);
  expect(await send(body(), signed(body()), "moyasar")).toBe(403);
  expect(await send(body(), signed(body()), "tabby")).toBe(403);
  expect(await send(body(), signed(body()), "tamara")).toBe(403);
  expect(await send(body(), signed(body()), "none")).toBe(403);
  expect(await send(body(), signed(body()), "stripe")).toBe(404);
  await expectUnchanged();
});

test("a webhook of two megabytes is refused before it is read", async () => {
  const huge = " ".repeat(2 * 1024 * 1024);
  expect(await send(huge, signed(huge))).toBe(413);
});

test("a webhook that is signed and cannot be read is acknowledged and changes nothing", async () => {
  for (const broken of [
    Buffer.from([0x7b, 0xff, 0xfe]),
    Buffer.from("{}"),
    Buffer.from('{"id":"evt_1","data":{"�'),
    "",
  ])
    expect(await send(Buffer.from(broken), signed(Buffer.from(broken)))).toBe(200);
  await expectUnchanged();
});

test("a genuine webhook about no payment of ours, or of another gateway, is acknowledged and changes nothing", async () => {
  for (const reference of [randomUUID(), "order 17", ""]) {
    const stray = captured(reference);
    expect(await send(stray, signed(stray))).toBe(200);
  }
  await expectUnchanged();
});

test("what a webhook says is not believed: the gateway is asked, and says that the guest is still at the bank", async () => {
  if (testedGateway !== "checkout") return;
  const lie = captured(paymentId);
  expect(await send(lie, signed(lie))).toBe(200);
  await expectUnchanged();
});

test("the newer and the older secret are both accepted, and an event that comes again is stored once", async () => {
  if (testedGateway !== "checkout") return;
  const id = `evt_${randomUUID()}`;
  const event = captured(paymentId, id);
  for (const secret of [OWN_SECRET, DEMO_WEBHOOK_SECRET, OWN_SECRET])
    expect(await send(event, signed(event, secret))).toBe(200);
  expect(await booking.app.db.$count(paymentEvents, eq(paymentEvents.eventId, id))).toBe(1);
  await expectUnchanged();
});
