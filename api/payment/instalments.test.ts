import { afterAll, beforeAll, expect, test } from "vitest";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + toMinorUnits(amount, "SAR"), 0);

test("the instalments that a guest accepts add up to the total, and the order and its email name lender and plan", async () => {
  const { guest, cart } = await booking.readyGuest();
  const { total } = cart.totals.payable;
  const offered = await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cart.cartId}`);
  const tamara = offered.json().methods.find(({ method }: { method: string }) => method === "tamara");
  const [plan] = tamara.plans;
  expect([plan.schedule.length, sum(plan.schedule)]).toEqual([plan.instalments, toMinorUnits(total, "SAR")]);

  const choice = { method: "tamara", token: undefined, installmentPlanId: plan.planId };
  const { paymentId, orderNumber } = (await guest.pay(cart, "", choice)).json();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const page = `${booking.sandbox.url}/bank/${paymentId}`;
  await fetch(page, { method: "POST", headers, body: "answer=approve", redirect: "manual" });
  await expect.poll(async () => (await guest.poll(paymentId)).status, { timeout: 20_000 }).toBe("SUCCESS");
  await booking.untilSettled();

  const [payment] = (await guest.order(orderNumber)).json().payments;
  expect(payment).toMatchObject({ method: "tamara", status: "paid", schedule: plan.schedule });
  const mails = await booking.inboxOf(guest.email);
  expect(mails.some(({ text }) => /Tamara|تمارا/.test(text))).toBe(true);
});
