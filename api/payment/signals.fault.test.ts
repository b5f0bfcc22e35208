import { createHmac, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placedOrders } from "#api/database/schema/order.ts";
import { aBookingHouse, type BookingHouse } from "#api/testing/booking-house.ts";
import { testCards } from "#api/testing/paying-guest.ts";

let house: BookingHouse;
beforeAll(async () => {
  house = await aBookingHouse();
});
afterAll(() => house.sandbox.stop());

const RUNS = Number(process.env.SIGNAL_RUNS ?? 20);
const words = ["authorised", "captured", "declined", "duplicate", "two-days-late"] as const;
const signals = [...words, "return", "poll"] as const;
type Signal = (typeof signals)[number];

/** Every kind at least once, shuffled, some of them again. */
const shuffled = fc
  .tuple(
    fc.shuffledSubarray([...signals], { minLength: signals.length }),
    fc.array(fc.constantFrom(...signals), { maxLength: 5 }),
  )
  .map(([all, more]) => [...all, ...more]);

test("signals of a payment in any order and any number make one order, one capture and one mail", async () => {
  await fc.assert(
    fc.asyncProperty(shuffled, async (told) => {
      const { guest, cart } = await house.readyGuest();
      const { paymentId } = (await guest.pay(cart, testCards.challenged)).json();
      const send = sender(paymentId, guest);
      const half = Math.floor(told.length / 2);
      await Promise.all([...told.slice(0, half).map(send), approveAtTheBank(paymentId)]);
      await Promise.all(told.slice(half).map(send));
      await house.untilSettled();

      const orders = await house.app.db.select().from(placedOrders).where(eq(placedOrders.cartId, cart.cartId));
      expect(orders.map(({ statusCode }) => statusCode)).toEqual([58]);
      const mails = (await house.inboxOf(guest.email)).filter(({ subject }) => subject.startsWith("تم تأكيد"));
      expect([mails.length, await captures(paymentId)]).toEqual([1, 1]);
    }),
    { numRuns: RUNS },
  );
  expect(await house.breaches()).toEqual([]);
});

async function approveAtTheBank(paymentId: string): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "answer=confirm&code=123456";
  await fetch(`${house.sandbox.url}/card/bank/${paymentId}`, { method: "POST", headers, body, redirect: "manual" });
}

/** Signed as the gateway signs, whatever is true of it: the house asks before it believes. */
function sender(paymentId: string, guest: { poll: (id: string) => Promise<unknown> }) {
  const same = randomUUID();
  return async (signal: Signal): Promise<void> => {
    if (signal === "poll") return void (await guest.poll(paymentId));
    if (signal === "return") {
      await house.app.inject({ method: "POST", url: `/api/payment-api/return/${paymentId}`, payload: "PaRes=x" });
      return;
    }
    const eventId = signal === "duplicate" ? same : randomUUID();
    const body = JSON.stringify({ eventId, paymentId, kind: signal });
    const t = Math.floor(Date.now() / 1000);
    const secret = house.app.settings.paymentWebhookSecrets[0] ?? "";
    const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
    const headers = { "content-type": "application/json", "x-signature": `t=${t},v1=${v1}` };
    const url = "/api/payment-api/webhook/card";
    const answer = await house.app.inject({ method: "POST", url, payload: body, headers });
    expect(answer.statusCode).toBe(202);
  };
}

async function captures(paymentId: string): Promise<number> {
  const answer = await fetch(`${house.sandbox.url}/card/ledger`);
  const { lines } = (await answer.json()) as { lines: { paymentId: string; kind: string }[] };
  return lines.filter((line) => line.paymentId === paymentId && line.kind === "captured").length;
}
