import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "#api/schema/document.ts";
import { placedOrders } from "#api/schema/order.ts";
import {
  aRandomBooking,
  endRandomBooking,
  everyBooking,
  randomBookings,
} from "#api/testing/bookings/random-booking.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { fewOrAll, isFullRun } from "#api/testing/checks/few-or-all.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Order } from "#contract/order/order.ts";
import { paidPartName } from "#domain/cart/paid-part-name.ts";
import { type PaidPrice, paidWith } from "#domain/cart/paid-with.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { paidText } from "#domain/money/paid-text.ts";

/** A full run begins with every mix of ways to pay and endings; `BOOKINGS_SEED` repeats the random ones after them. */
const RUNS = {
  numRuns: fewOrAll(5, 200),
  seed: Number(process.env.BOOKINGS_SEED ?? randomInt(2 ** 31)),
  examples: isFullRun ? everyBooking().map((given): [typeof given] => [given]) : [],
};

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, WALLET_CONFIRM_SAR: "1000000" } });
  await aCoupon(booking.app.db, { code: "TENTH" });
});
afterAll(() => booking.sandbox.stop());

type Booked = Awaited<ReturnType<typeof aRandomBooking>>;

const halalas = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + halalas(amount), 0);
const tookMoney = ({ status }: Order["payments"][number]) => status === "paid" || status === "returned";

const priceOf = ({ priceLines, due, total, currency, payments }: Order): PaidPrice =>
  paidWith({ lines: priceLines, due, money: total, currency, payments: payments.filter(tookMoney) });

const orderOf = async ({ guest, orderNumber }: Booked): Promise<Order> => (await guest.order(orderNumber)).json();

/** The order, its list and the export have one price, whose parts add up to it and to the base of the policy. */
async function expectOnePrice(booked: Booked): Promise<{ order: Order; price: PaidPrice }> {
  const { guest, orderNumber } = booked;
  const order = await orderOf(booked);
  const price = priceOf(order);
  expect(sumOf(price.paidWith)).toBe(halalas(price.total));
  expect(price.paidWith.every(({ method }) => method !== null)).toBe(true);
  expect(order.policySnapshot[0]?.policies.map(({ policy }) => policy.sellingAmount)).toContain(price.total);

  const lists = await Promise.all(
    ["upcoming", "past"].map(async (list) =>
      (await guest.call("GET", `${endpoints.listOrders.url}?list=${list}`)).json(),
    ),
  );
  const listed = lists.flatMap(({ items }) => items).find((one) => one.orderNumber === orderNumber);
  expect(listed.paid ?? { ...price, total: listed.total }).toEqual(price);
  const exported = (await guest.call("GET", endpoints.exportUser.url)).json();
  expect(exported.orders.find((one: Order) => one.orderNumber === orderNumber).paid).toEqual(price);
  return { order, price };
}

/** Everything that paid is in the history with its time. */
function expectHistory({ payments, legs }: Order, total: number): void {
  const paid = [...payments.filter(tookMoney), ...legs].filter(({ amount }) => amount > 0);
  expect(sumOf(paid)).toBe(halalas(total));
  expect(paid.map(({ paidAt }) => paidAt)).not.toContain(null);
}

async function documentsOf(orderNumber: string) {
  const rows = await booking.app.db
    .select({ kind: documents.kind, content: documents.content })
    .from(documents)
    .innerJoin(placedOrders, eq(placedOrders.id, documents.orderId))
    .where(eq(placedOrders.orderNumber, orderNumber));
  return rows.filter(({ kind }) => kind !== "credit-note").map(({ content }) => content);
}

async function expectMail({ guest: { email } }: Booked, price: PaidPrice, subject: RegExp): Promise<void> {
  const mail = (await booking.inboxOf(email)).find((message) => subject.test(message.subject));
  const words = { paid: lazyMessagesOf("en").paid, cards: messagesOf("en").shell.cards };
  expect(mail?.text).toContain(`Total: ${paidText(price, "en")}`);
  for (const part of price.paidWith) {
    const amount = paidText({ total: part.amount, currency: price.currency }, "en");
    expect(mail?.text).toContain(`${paidPartName(part, words)} ${amount}`);
  }
}

test("card, wallet, points and codes in any mix: payment, order, list, history, mail, invoice, policy and export agree", {
  timeout: 1_800_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(randomBookings, async (given) => {
      const booked = await aRandomBooking(booking, "TENTH", given);
      const { cart, orderNumber } = booked;
      const { payable } = cart.totals;
      const before = paidWith({ lines: cart.products, money: payable.total, currency: payable.currency, payments: [] });
      const { order, price } = await expectOnePrice(booked);
      expect([price.total, ...price.paidWith.map(({ amount }) => amount)]).toEqual([
        before.total,
        ...before.paidWith.map(({ amount }) => amount),
      ]);
      expectHistory(order, price.total);
      await expectMail(booked, price, /is confirmed/);
      const [invoice] = await documentsOf(orderNumber);
      if (price.paidWith.some(({ last4 }) => last4)) {
        expect(invoice?.totals.total).toBe(halalas(price.total));
        const amounts = invoice?.payments.flatMap(({ amount }) => (amount > 0 ? [amount] : []));
        expect(amounts).toEqual(price.paidWith.map(({ amount }) => halalas(amount)));
      }
      if (given.ending === "kept") return;
      await endRandomBooking(booking, booked, given.ending);
      const ended = await expectOnePrice(booked);
      if (given.ending === "cancelled") expect(ended.price).toEqual(price);
      else await expectMail(booked, ended.price, /has been changed/);
      if (given.ending === "longer") {
        expectHistory(ended.order, ended.price.total);
        const sold = (await documentsOf(orderNumber)).reduce((sum, { totals }) => sum + totals.total, 0);
        expect(sold).toBe(halalas(ended.price.total));
      }
    }),
    { ...RUNS, endOnFailure: true },
  );
  expect(await booking.violations()).toEqual([]);
});
