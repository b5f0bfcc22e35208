import { afterAll, beforeAll, expect, test } from "vitest";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { settleJobs } from "../environment/settle-jobs.ts";
import { cancelPairs, isRefundedOnce, runCancelSchedule } from "./cancel-schedules.ts";

const TIMEOUT_MS = 300_000;
const env = { DATABASE_POOL_SIZE: "12", LIMIT_WRITE: "100000" };
const MANY = fewOrAll(6, 20);
let booking: BookingApp;
/** No job runs here, so that only the schedules change anything. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env });
});
afterAll(() => booking.sandbox.stop());

test("a cancellation interleaves with captures, webhooks, reconciling and refunds, and refunds once", {
  timeout: TIMEOUT_MS,
}, async () => {
  const results = [];
  for (const schedule of cancelPairs) results.push(await runCancelSchedule(booking, schedule));
  expect(results.filter((one) => !isRefundedOnce(one))).toEqual([]);
  expect(results.filter(({ wasReached }) => wasReached).length).toBeGreaterThan(results.length / 2);
  expect(await booking.violations()).toEqual([]);
});

test(`of ${MANY} cancellations of each of ${MANY} orders one wins, and its refund is the previewed one`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const orders = [];
  for (let n = 0; n < MANY; n++) {
    const policyTypeId = n % 2 === 0 ? policyTypes.FULLY_REFUNDABLE : policyTypes.PARTLY_REFUNDABLE;
    const { guest, cart } = await booking.readyGuest({ policyTypeId });
    const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
    const { preview, cancel } = cancellingGuest(guest, orderNumber);
    orders.push({ guest, orderNumber, cancel, previewed: (await preview()).json() });
  }
  const answers = [];
  for (const { cancel, previewed } of orders)
    answers.push(await Promise.all(Array.from({ length: MANY }, () => cancel(previewed.previewId))));
  await settleJobs(booking);
  for (const [n, { guest, orderNumber, previewed }] of orders.entries()) {
    const codes = answers[n]?.map((answer) => (answer.statusCode === 200 ? 200 : answer.json().error.code)) ?? [];
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => ![200, 7003, 1004].includes(code))).toEqual([]);
    const { refunds } = (await guest.order(orderNumber)).json();
    expect(refunds).toMatchObject([{ amount: previewed.refundable, status: "done" }]);
    expect(refunds).toHaveLength(1);
  }
  expect(await booking.violations()).toEqual([]);
});
