import { afterAll, beforeAll, expect, test } from "vitest";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aGuestWithPoints, aPointsGuest, legIdOf, legsOf, loyaltyCalls } from "#api/testing/loyalty-guest.ts";
import { aMemberNumber, qitafLedgerOf } from "#api/testing/loyalty-member.ts";
import { aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import { partnersAt } from "#api/testing/sandbox-partners.ts";
import { testApp } from "#api/testing/test-app.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

type Answer = { statusCode: number; json: () => { error?: { code: number } } };
const outcome = (answer: Answer) => (answer.statusCode < 400 ? answer.statusCode : answer.json().error?.code);

/** Every general fault; a call that only repeats is tried with those that differ for us. */
const faults = ["refuse", "silent", "500", "redirect", "slow", "500-but-done", "cut-json", "huge"];
const lost = ["silent", "500-but-done", "cut-json"];

test.each(faults)(
  "when a programme does %s to a reservation, the guest pays by card and no points are lost",
  async (fault) => {
    const { guest, cart, loyalty } = await aPointsGuest(booking);
    const requestId = await loyalty.confirmed();
    await booking.sandbox.setFault("POST /qitaf/burns", fault);
    const applied = outcome(await loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 }));
    await booking.sandbox.clearFaults();
    expect([200, 8005]).toContain(applied);
    const now = (await guest.get(cart.cartId)).json();
    expect(now.totals.loyalty).toBe(applied === 200 ? 100 : 0);
    expect((await guest.pay(now, testCards.paid)).json().status).toBe("SUCCESS");
    await booking.untilSettled();
    expect(await legsOf(booking, cart.cartId)).toEqual([applied === 200 ? "qitaf captured" : "qitaf released"]);
  },
);

test.each(lost)("when a programme does %s to a code or its check, the guest may pay without points", async (fault) => {
  const { guest, cart, loyalty } = await aPointsGuest(booking);
  await booking.sandbox.setFault("POST /qitaf/otp", fault);
  const sent = outcome(await loyalty.send("qitaf", { phone: aMemberNumber() }));
  await booking.sandbox.clearFaults();
  expect([200, 8005]).toContain(sent);
  const { requestId } = (await loyalty.send("qitaf", { phone: aMemberNumber() })).json();
  await booking.sandbox.setFault("POST /qitaf/otp/*/confirm", fault);
  const confirmed = outcome(await loyalty.confirm("qitaf", requestId));
  await booking.sandbox.clearFaults();
  expect([200, 8005]).toContain(confirmed);
  expect((await guest.pay(cart, testCards.paid)).json().status).toBe("SUCCESS");
});

test.each([...faults, "capture-refused"])(
  "when a programme does %s to a capture, the order stands and points are captured once or lost",
  async (fault) => {
    const { guest, cart } = await aGuestWithPoints(booking);
    await booking.sandbox.setFault("POST /qitaf/burns/*/capture", fault);
    const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
    await booking.untilSettled();
    await booking.sandbox.clearFaults();
    expect((await guest.order(orderNumber)).json().statusCode).toBe(58);
    const isLost = fault === "capture-refused";
    expect(await legsOf(booking, cart.cartId)).toEqual([isLost ? "qitaf lost" : "qitaf captured"]);
    const lines = await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId));
    expect(lines.filter((line) => line.startsWith("captured"))).toHaveLength(isLost ? 0 : 1);
  },
);

test.each(lost)("when a programme does %s to a release, the points are released in the end", async (fault) => {
  const { cart, loyalty } = await aGuestWithPoints(booking);
  await booking.sandbox.setFault("POST /qitaf/burns/*/release", fault);
  expect((await loyalty.remove("qitaf")).statusCode).toBe(200);
  await booking.untilSettled();
  await booking.sandbox.clearFaults();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf released"]);
  const lines = await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId));
  expect(lines).toEqual(["reserved 500", "released 500"]);
});

test("other points than ours are released whole", async () => {
  const { cart, loyalty } = await aPointsGuest(booking);
  const requestId = await loyalty.confirmed();
  await booking.sandbox.setFault("POST /qitaf/burns", "other-points");
  expect(outcome(await loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 }))).toBe(8005);
  await booking.untilSettled();
  const lines = await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId));
  expect(lines).toEqual(["reserved 505", "released 505"]);
});

test("a burn that arrives after its release never happens", async () => {
  const { cart, loyalty } = await aPointsGuest(booking);
  const requestId = await loyalty.confirmed();
  await booking.sandbox.setFault("POST /qitaf/burns", "unknown-then-burned");
  expect(outcome(await loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 }))).toBe(8005);
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf released"]);
  await new Promise((resolve) => setTimeout(resolve, 7_000));
});

test("a programme that is switched off stops no booking", async () => {
  const { sandbox, stay } = booking;
  const app = await testApp({ env: { ...partnersAt(sandbox, 0.02), LOYALTY_OFF: "qitaf" } });
  const guest = aPayingGuest(app, sandbox);
  const cart = await guest.readyCart((await aProperty(app.db)).id, stay);
  expect(outcome(await loyaltyCalls(guest, cart.cartId).send("qitaf", { phone: aMemberNumber() }))).toBe(8005);
  expect((await guest.pay(cart, testCards.paid)).json().status).toBe("SUCCESS");
});

test("after all of it our books and those of the programmes agree", async () => {
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});
