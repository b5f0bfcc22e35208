import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { Cart } from "#contract/cart/cart.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** SAR 800 for Wednesday, SAR 1,200 each for Thursday and Friday. */
const weekend = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
const midweek = { checkIn: "2026-12-06", checkOut: "2026-12-07" };
let app: FastifyInstance;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await testSandbox(0.2);
  app = await testApp({
    env: { ...partnersAt(sandbox, 0.2), ...clockAt("2026-12-01T09:00:00Z"), ...manyNetworks, ...relaxedLimits },
  });
  await aCurrencyRate(app.db);
});
afterAll(() => sandbox.stop());

async function aGuestOf(stay: Stay = weekend) {
  const guest = aPayingGuest(app, sandbox);
  const property = await aProperty(app.db);
  const { cartId } = await guest.cart({ propertyId: property.id, ...stay });
  return { guest, cartId };
}
type Someone = Awaited<ReturnType<typeof aGuestOf>>;
/** A guest whose lock took too long on a busy machine presses again. */
const withCode = async ({ guest, cartId }: Someone, code: string): Promise<Cart> => {
  const answer = await guest.applyCoupon(cartId, code);
  return answer.statusCode === 503 ? withCode({ guest, cartId }, code) : answer.json();
};
const couponOf = ({ products, totals }: Cart) => ({
  off: totals.coupons,
  notes: products.flatMap(({ notes }) => notes.map(({ code }) => code)),
});
const firstBooking = () => aCoupon(app.db, { kind: "amount", value: 5_000, isFirstBooking: true });
const fillIn = async ({ guest, cartId }: Someone, { email, phone }: Pick<Someone["guest"], "email" | "phone">) =>
  (await guest.setGuest(cartId, aTraveller({ email, phone }))).json();

/** A guest whose stay is paid. */
async function someoneWhoBooked() {
  const someone = await aGuestOf();
  const cart = await fillIn(someone, someone.guest);
  expect((await someone.guest.pay(cart, testCards.paid)).json().status).toBe("SUCCESS");
  return someone.guest;
}

test("a code for weekdays discounts the weekday nights only, and is refused for a weekend", async () => {
  const { code } = await aCoupon(app.db, { value: 15, weekdays: ["sun", "mon", "tue", "wed"] });

  expect(couponOf(await withCode(await aGuestOf(), code))).toEqual({ off: 120, notes: [] });
  expect(couponOf(await withCode(await aGuestOf({ ...weekend, checkIn: "2026-12-03" }), code))).toEqual({
    off: 0,
    notes: [4105],
  });
});

test("a code for two nights does not apply to one", async () => {
  const { code } = await aCoupon(app.db, { leastNights: 2 });

  expect(couponOf(await withCode(await aGuestOf(), code))).toEqual({ off: 320, notes: [] });
  expect(couponOf(await withCode(await aGuestOf(midweek), code))).toEqual({ off: 0, notes: [4105] });
});

test.each(["email", "phone"] as const)(
  "a code for a first booking is refused after it, for the same %s",
  async (contact) => {
    const { code } = await firstBooking();
    const before = await someoneWhoBooked();
    const someone = await aGuestOf();
    const unknown = await withCode(someone, code);
    const known = await fillIn(someone, { ...someone.guest, [contact]: before[contact] });

    expect([couponOf(unknown), couponOf(known)]).toEqual([
      { off: 50, notes: [] },
      { off: 0, notes: [4105] },
    ]);
    expect(known.products.find(({ type }: { type: string }) => type === "coupon")).toMatchObject({
      code,
      price: { total: 0 },
    });
    expect(couponOf((await someone.guest.get(someone.cartId)).json())).toEqual({ off: 0, notes: [4105] });
  },
);

test("a browser that booked before has no first booking, whatever contact it enters", async () => {
  const { code } = await firstBooking();
  const guest = await someoneWhoBooked();
  const { cartId } = await guest.cart({ propertyId: (await aProperty(app.db)).id, ...midweek });

  expect(couponOf(await withCode({ guest, cartId }, code))).toEqual({ off: 0, notes: [4105] });
});

test("a failed attempt is no booking", async () => {
  const { code } = await firstBooking();
  const someone = await aGuestOf();
  const cart = await fillIn(someone, someone.guest);
  expect((await someone.guest.pay(cart, testCards.declined)).json().error?.code).toBe(5001);
  const next = await aGuestOf();
  await fillIn(next, someone.guest);

  expect(couponOf(await withCode(next, code))).toEqual({ off: 50, notes: [] });
});

test("of two carts that a guest pays at the same time, one is the first booking", async () => {
  const { code } = await firstBooking();
  const both = [await aGuestOf(), await aGuestOf()] as const;
  const carts: Cart[] = [];
  for (const someone of both) {
    await fillIn(someone, both[0].guest);
    carts.push(await withCode(someone, code));
  }
  const answers = await Promise.all(both.map(({ guest }, index) => guest.pay(carts[index] as Cart, testCards.paid)));

  expect(carts.map(couponOf)).toEqual([
    { off: 50, notes: [] },
    { off: 50, notes: [] },
  ]);
  expect(answers.map((answer) => answer.json().error?.code ?? answer.json().status).sort()).toEqual([4003, "SUCCESS"]);
  expect(await findViolations(app.db, 1)).toEqual([]);
});

test("a code for members needs a login", async () => {
  const { code } = await aCoupon(app.db, { memberOnly: true });
  const someone = await aGuestOf();
  expect(couponOf(await withCode(someone, code))).toEqual({ off: 0, notes: [4106] });

  const member = await aMember(app);
  const { cartId } = await member.cart({ propertyId: (await aProperty(app.db)).id, ...weekend });
  expect(couponOf((await member.applyCoupon(cartId, code)).json())).toEqual({ off: 320, notes: [] });
});

test("a code for some homes, kinds, hosts or nights is refused elsewhere", async () => {
  const host = await aHost(app.db);
  const property = await aProperty(app.db, { hostId: host.id });
  const terms = [
    { propertyIds: [property.id] },
    { hostId: host.id },
    { stayFrom: "2026-12-02", stayTo: "2026-12-04" },
    { maxNights: 3, bookWeekdays: ["tue" as const] },
  ];
  const guest = aPayingGuest(app, sandbox);
  const { cartId } = await guest.cart({ propertyId: property.id, ...weekend });
  for (const given of terms) {
    const { code } = await aCoupon(app.db, given);
    expect(couponOf(await withCode({ guest, cartId }, code)), JSON.stringify(given)).toEqual({ off: 320, notes: [] });
  }
  const elsewhere = await aGuestOf({ checkIn: "2026-12-02", checkOut: "2026-12-06" });
  for (const given of [...terms.slice(0, 2), { stayTo: "2026-12-04" }, { maxNights: 3 }, { propertyTypeIds: [999] }]) {
    const { code } = await aCoupon(app.db, given);
    expect(couponOf(await withCode(elsewhere, code)), JSON.stringify(given)).toEqual({ off: 0, notes: [4105] });
  }
});

test("a guest with two carts uses a code as often as it allows, whichever is paid first", async () => {
  const { code } = await aCoupon(app.db, { kind: "amount", value: 5_000, perGuestLimit: 1 });
  const both = [await aGuestOf(), await aGuestOf()] as const;
  const carts: Cart[] = [];
  for (const someone of both) {
    await fillIn(someone, both[0].guest);
    carts.push(await withCode(someone, code));
  }
  const answers = await Promise.all(both.map(({ guest }, index) => guest.pay(carts[index] as Cart, testCards.paid)));

  expect(answers.map((answer) => answer.json().error?.code ?? answer.json().status).sort()).toEqual([4003, "SUCCESS"]);
  const third = await aGuestOf();
  await fillIn(third, both[0].guest);
  expect(couponOf(await withCode(third, code))).toEqual({ off: 0, notes: [4103] });
  expect(await findViolations(app.db, 1)).toEqual([]);
});

test("a code for mada is lost with another card: the guest sees both prices, and may accept", async () => {
  const { code } = await aCoupon(app.db, { kind: "amount", value: 5_000, method: "mada" });
  const someone = await aGuestOf();
  await fillIn(someone, someone.guest);
  const cart = await withCode(someone, code);
  expect(couponOf(cart)).toEqual({ off: 50, notes: [] });

  const refused = await someone.guest.pay(cart, testCards.paid);
  const { code: problem, details } = refused.json().error;
  expect([refused.statusCode, problem]).toEqual([409, 4003]);
  expect(details).toEqual({ before: 3622.5, after: 3680, currency: "SAR", coupon: 4107 });

  const paid = await someone.guest.pay(cart, testCards.paid, { acceptedTotal: details.after });
  expect(paid.json().status).toBe("SUCCESS");
  expect(await findViolations(app.db, 1)).toEqual([]);
});

test("forty carts never take off more than the budget of a code", async () => {
  const { code } = await aCoupon(app.db, { kind: "amount", value: 5_000, budgetHalalas: 33_000 });
  const guests = await Promise.all(Array.from({ length: 40 }, () => aGuestOf(midweek)));
  const carts = await Promise.all(guests.map((someone) => withCode(someone, code)));
  const off = carts.map((cart) => couponOf(cart).off);

  expect(off.reduce((sum, amount) => sum + amount, 0)).toBe(300);
  expect(carts.filter((cart) => couponOf(cart).notes[0] === 4103)).toHaveLength(34);
});
