import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endStay } from "#api/testing/bookings/end-stay.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { isFullRun } from "#api/testing/checks/few-or-all.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aGuestWithPoints, aPointsGuest, legIdOf, legsOf, loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aMemberNumber, qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

/** Partners have 300 ms and more to answer. */
const TIME_SCALE = 0.05;
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: TIME_SCALE, timeoutScale: TIME_SCALE });
});
afterAll(() => booking.sandbox.stop());

type Answer = { statusCode: number; json: () => { error?: { code: number } } };
const outcome = (answer: Answer) => (answer.statusCode < 400 ? answer.statusCode : answer.json().error?.code);

type Guest = ReturnType<typeof aPayingGuest>;

/** Pays by card; the booking is confirmed whatever the programme does. */
async function expectBooked(guest: Guest, cart: Cart): Promise<string> {
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const status = async () => (await guest.order(orderNumber)).json().statusCode;
  await expect.poll(status, { timeout: 20_000 }).toBe(58);
  return orderNumber;
}

/** Every general fault; a call that only repeats, and a merge, are content with those that differ for us. */
const all = ["refuse", "silent", "500", "redirect", "slow", "500-but-done", "cut-json", "huge"];
const lost = ["silent", "500-but-done", "cut-json"];
const faults = isFullRun ? all : ["refuse", ...lost];

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
    await expectBooked(guest, now);
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
  await expectBooked(guest, cart);
});

test.each([...faults, "capture-refused"])(
  "when a programme does %s to a capture, the order stands and points are captured once or lost",
  async (fault) => {
    const { guest, cart } = await aGuestWithPoints(booking);
    await booking.sandbox.setFault("POST /qitaf/burns/*/capture", fault);
    await expectBooked(guest, cart);
    await booking.untilSettled();
    await booking.sandbox.clearFaults();
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
  const lines = await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId));
  expect(lines).toEqual(["reserved 500", "released 500"]);
});

test("a programme that is switched off stops no booking", async () => {
  const { sandbox, stay } = booking;
  const app = await testApp({ env: { ...partnersAt(sandbox, TIME_SCALE, TIME_SCALE), LOYALTY_OFF: "qitaf" } });
  const guest = aPayingGuest(app, sandbox);
  const cart = await guest.readyCart((await aProperty(app.db)).id, stay);
  expect(outcome(await loyaltyCalls(guest, cart.cartId).send("qitaf", { phone: aMemberNumber() }))).toBe(8005);
  await expectBooked(guest, cart);
});

test.each(["refuse", ...lost])(
  "when a programme does %s to an earning, the stay stands and earns once",
  async (fault) => {
    const { guest, cart } = await booking.readyGuest();
    const orderNumber = await expectBooked(guest, cart);
    const url = endpoints.setEarning.url.replace(":orderNumber", orderNumber);
    await guest.call("PUT", url, { provider: "Qitaf", phone: aMemberNumber() });
    await booking.sandbox.setFault("POST /qitaf/earns", fault);
    await endStay(booking.app.db, orderNumber);
    await booking.untilSettled();
    await booking.sandbox.clearFaults();
    const { rows } = await booking.app.db.execute<{ id: string; state: string; status: number }>(sql`
    SELECT e.id, e.state, o.status_code AS status FROM earning e JOIN placed_order o ON o.id = e.order_id
    WHERE o.order_number = ${orderNumber}`);
    expect(rows).toMatchObject([{ state: "done", status: 58 }]);
    expect(await qitafLedgerOf(booking.sandbox, rows[0]?.id ?? "")).toHaveLength(1);
  },
);

/** Every call of a programme about points that pay; a fault stays until it is cleared. */
const MANY = 1_000;
const calls = ["otp", "otp/*/confirm", "burns", "burns/*", "burns/*/capture", "burns/*/release", "burns/*/return"];

test.each(["refuse", "silent", "500"])(
  "while a programme does %s to every call, guests book, pay and cancel, and afterwards every point is in its place",
  async (fault) => {
    const [payer, leaver, beginner] = [
      await aGuestWithPoints(booking),
      await aGuestWithPoints(booking),
      await aPointsGuest(booking),
    ];
    for (const call of calls) await booking.sandbox.setFault(`/qitaf/${call}`, fault, MANY);
    expect(outcome(await beginner.loyalty.send("qitaf", { phone: aMemberNumber() }))).toBe(8005);
    await expectBooked(beginner.guest, beginner.cart);
    const without = (await leaver.loyalty.remove("qitaf")).json();
    expect(without.totals.loyalty).toBe(0);
    await expectBooked(leaver.guest, without);
    const orderNumber = await expectBooked(payer.guest, payer.cart);
    const { answer } = await cancellingGuest(payer.guest, orderNumber).cancelNow();
    expect(answer.statusCode).toBe(200);
    const refunds = async () => (await payer.guest.order(orderNumber)).json().refunds;
    const states = async () => (await refunds()).map(({ status }: { status: string }) => status).toSorted();
    await expect.poll(states, { timeout: 20_000 }).toEqual(["done", "pending"]);

    await booking.sandbox.clearFaults();
    await booking.untilSettled();
    expect(await states()).toEqual(["done", "done"]);
    const lines = async ({ cart }: { cart: Cart }) =>
      qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId));
    expect(await lines(payer)).toEqual(["reserved 500", "captured 500", "returned 500"]);
    expect(await lines(leaver)).toEqual(["reserved 500", "released 500"]);
  },
);

test("after all of it our books and those of the programmes agree", async () => {
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});
