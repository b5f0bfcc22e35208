import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { callsOf } from "#api/testing/servers/card-gateway.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

// The table of what guests notice while a partner is down. Its other rows: cards in `api/payment/pay/method-down.test.ts`.

/** A mail server that nobody runs. */
const noMailServer = { MAIL_URL: "smtp://127.0.0.1:9" };
const LENDERS = [callsOf("tabby").begin, "POST /tamara/checkout/payment-options-pre-check"];
const BREAKER_FAILURES = 5;

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.5, env: noMailServer });
});
afterAll(() => booking.sandbox.stop());

type Ready = Awaited<ReturnType<BookingApp["readyGuest"]>>;
const offeredTo = async ({ guest, cart }: Ready): Promise<string[]> => {
  const answer = await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cart.cartId}`);
  return (answer.json().methods as MethodOffer[]).filter(({ available }) => available).map(({ method }) => method);
};

test("a lender that does not answer is not offered, and cards are", async () => {
  const ready = await booking.readyGuest();
  for (const call of LENDERS) await booking.sandbox.setFault(call, "500", 100);
  for (let attempt = 0; attempt < BREAKER_FAILURES; attempt++) {
    const offered = await offeredTo(ready);
    expect(offered).toContain("card");
    expect(offered.filter((method) => method === "tabby" || method === "tamara")).toEqual([]);
  }
  const metrics = await booking.app.metrics.metrics();
  expect(metrics).toContain('partner_up{name="tabby"} 0');
  expect(metrics).toContain('partner_up{name="tamara"} 0');
});

test("without a mail server a guest books, sees the order, and the mail waits", async () => {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.paid)).json();
  await expect.poll(async () => (await guest.poll(paymentId)).status).toBe("SUCCESS");
  const { orderNumber } = await guest.poll(paymentId);
  expect((await guest.order(orderNumber)).json()).toMatchObject({ statusCode: 58 });

  const waits = async () => {
    const { rows } = await booking.app.db.execute<{ waits: number }>(sql`
      SELECT max(waits) AS waits FROM outbox WHERE done_at IS NULL`);
    return Number(rows[0]?.waits ?? 0);
  };
  await expect.poll(waits).toBeGreaterThan(0);
  expect(await booking.app.metrics.metrics()).toMatch(/\noutbox_oldest_seconds \d/);
});
