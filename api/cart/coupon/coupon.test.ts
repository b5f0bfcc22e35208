import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { carts, coupons } from "#api/schema/cart.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";

const weekend = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { ...clockAt("2026-12-01T09:00:00Z"), ...manyNetworks } });
  await aCurrencyRate(app.db);
  await aCurrencyRate(app.db, { code: "KWD", rate: 0.0818, rank: 2 });
});

/** A cart of three nights, SAR 3,200 before VAT. */
async function aHeldCart(headers?: Record<string, string>) {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app, headers);
  return { guest, cartId: (await guest.cart({ propertyId: property.id, ...weekend })).cartId };
}
const couponLines = ({ products }: Cart) => products.filter(({ type }) => type === "coupon");
const removeUrl = (cartId: string, code: string) => `/api/accommodation/cart/${cartId}/coupon/${code}`;

test("a coupon is deducted before VAT, and the cart still adds up", async () => {
  const { code } = await aCoupon(app.db);
  const { guest, cartId } = await aHeldCart();
  const answer = await guest.applyCoupon(cartId, ` ${code.toLowerCase()} `);
  const cart: Cart = answer.json();

  expect(answer.statusCode).toBe(200);
  expect(cart.totals).toMatchObject({ subtotal: 3200, coupons: 320, vat: 432, total: 3312 });
  expect(cart.products.map(({ type, price }) => [type, price.total])).toEqual([
    ["accommodation", 3200],
    ["coupon", -320],
    ["vat", 432],
  ]);
  expect(couponLines(cart)[0]).toMatchObject({ code, name: code, notes: [] });
  expect((await guest.get(cartId)).json().totals).toEqual(cart.totals);
});

test("a removed coupon restores the price; removing it twice is no error", async () => {
  const { code } = await aCoupon(app.db);
  const { guest, cartId } = await aHeldCart();
  await guest.applyCoupon(cartId, code);
  const answers = [
    await guest.call("DELETE", removeUrl(cartId, code)),
    await guest.call("DELETE", removeUrl(cartId, code)),
  ];

  expect(answers.map((answer) => [answer.statusCode, answer.json().totals.total])).toEqual([
    [200, 3680],
    [200, 3680],
  ]);
});

test("a second coupon replaces the first", async () => {
  const [one, other] = [await aCoupon(app.db), await aCoupon(app.db, { kind: "amount", value: 5_000 })];
  const { guest, cartId } = await aHeldCart();
  await guest.applyCoupon(cartId, one.code);
  const cart: Cart = (await guest.applyCoupon(cartId, other.code)).json();

  expect(couponLines(cart).map(({ code, price }) => [code, price.total])).toEqual([[other.code, -50]]);
});

/** What a page that writes the sentence itself needs. */
const refusedData: Record<string, object> = {
  "This code has reached its limit.": { reason: "limit" },
  "Spend at least SAR\u00a05,000.00 to use this code.": { least: 5_000 },
  "This code is for another of our sites.": { reason: "site" },
  "This code is for stays of at least 5 nights.": { reason: "minNights", nights: 5 },
  "This code is for stays in another city.": { reason: "city" },
  "This code is for stays on other dates. For nights from 20 Dec 2026.": { reason: "dates" },
};
const long = new Date("2030-01-01T00:00:00Z");
test.each([
  ["nobody made", null, 4101, "This code is not valid. Check it and try again."],
  [
    "is not good yet",
    { startsAt: new Date("2026-12-02T00:00:00Z"), endsAt: long },
    4101,
    "This code is not valid. Check it and try again.",
  ],
  ["has ended", { endsAt: new Date("2026-11-30T00:00:00Z") }, 4102, "This code has expired."],
  ["is used up", { usageLimit: 0 }, 4103, "This code has reached its limit."],
  ["needs a dearer stay", { least: 500_000 }, 4104, "Spend at least SAR\u00a05,000.00 to use this code."],
  ["is for the other brand", { brand: "tajawal" as const }, 4105, "This code is for another of our sites."],
  ["is for longer stays", { leastNights: 5 }, 4105, "This code is for stays of at least 5 nights."],
  ["is for another city", { cityId: 1 }, 4105, "This code is for stays in another city."],
  [
    "is for other dates",
    { stayFrom: "2026-12-20" },
    4105,
    "This code is for stays on other dates. For nights from 20 Dec 2026.",
  ],
])("a code that %s gets a problem in the answer and does not change the cart", async (_what, given, code, text) => {
  const coupon = given ? await aCoupon(app.db, given) : { code: "NO-SUCH-CODE" };
  const { guest, cartId } = await aHeldCart();
  const answer = await guest.applyCoupon(cartId, coupon.code);
  const cart: Cart = answer.json();
  const [line] = couponLines(cart);

  expect([answer.statusCode, cart.totals.total]).toEqual([200, 3680]);
  expect(line).toMatchObject({ code: coupon.code, price: { total: 0 }, notes: [{ type: "error", code }] });
  expect(line?.notes[0]?.message.en).toBe(text);
  expect(line?.additionalData).toEqual(refusedData[text] ?? {});
  expect(line?.notes[0]?.message.ar).toMatch(/[\u0600-\u06ff]/);
  expect(couponLines((await guest.get(cartId)).json())).toEqual([]);
});

test("a code that other guests have used up is gone, not used already", async () => {
  const { code } = await aCoupon(app.db, { usageLimit: 2 });
  for (const { guest, cartId } of [await aHeldCart(), await aHeldCart()]) await guest.applyCoupon(cartId, code);
  const { guest, cartId } = await aHeldCart();
  const [line] = couponLines((await guest.applyCoupon(cartId, code)).json());

  expect(line?.notes[0]).toMatchObject({ code: 4103, message: { en: lazyMessagesOf("en").cart.coupon.reasons.limit } });
});

test("a refused code does not change the current coupon", async () => {
  const { code } = await aCoupon(app.db);
  const { guest, cartId } = await aHeldCart();
  await guest.applyCoupon(cartId, code);
  const cart: Cart = (await guest.applyCoupon(cartId, "NO-SUCH-CODE")).json();

  expect(couponLines(cart).map(({ code, price }) => [code, price.total])).toEqual([
    [code, -320],
    ["NO-SUCH-CODE", 0],
  ]);
  expect(cart.totals.total).toBe(3312);
});

test("the minimum price of a stay is shown in the currency of the cart", async () => {
  const { code } = await aCoupon(app.db, { least: 500_000 });
  const { guest, cartId } = await aHeldCart({ "x-currency": "KWD" });
  const cart: Cart = (await guest.applyCoupon(cartId, code)).json();

  expect(couponLines(cart)[0]?.notes[0]?.message.en).toBe("Spend at least KWD\u00a0409.00 to use this code.");
});

test.each(["", "ab", "DROP TABLE", "خصم"])("a malformed code (%s) is refused as a field", async (code) => {
  const { guest, cartId } = await aHeldCart();
  const answer = await guest.applyCoupon(cartId, code);

  expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { code: "coupon" }]);
});

test("a use that an expired hold had reserved goes to the next guest", async () => {
  const { code } = await aCoupon(app.db, { usageLimit: 1 });
  const [one, other] = [await aHeldCart(), await aHeldCart()];
  const totalOf = async ({ guest, cartId }: typeof one) => (await guest.applyCoupon(cartId, code)).json().totals.total;

  expect([await totalOf(one), await totalOf(other)]).toEqual([3312, 3680]);
  await one.guest.release(one.cartId);
  expect(await totalOf(other)).toBe(3312);
});

test("an expired coupon does not count, unless the cart is being paid for", async () => {
  const { code } = await aCoupon(app.db);
  const { guest, cartId } = await aHeldCart();
  await guest.applyCoupon(cartId, code);
  const totalNow = async () => (await guest.get(cartId)).json().totals.total;
  await app.db.update(coupons).set({ endsAt: sql`app_now()` }).where(eq(coupons.code, code));

  expect(await totalNow()).toBe(3680);
  await app.db.update(carts).set({ state: "paying" }).where(eq(carts.id, cartId));
  expect(await totalNow()).toBe(3312);
});

test("an eleventh code in ten minutes must wait, and so must a network with many guests", async () => {
  const { guest, cartId } = await aHeldCart({ "x-forwarded-for": "198.51.100.9" });
  const attempt = async (who: typeof guest) => (await who.applyCoupon(cartId, "GUESS-ME")).statusCode;
  const own = [];
  for (let count = 0; count < 11; count++) own.push(await attempt(guest));
  const others = [];
  for (let count = 0; count < 20; count++)
    others.push(await attempt(aCartGuest(app, { "x-forwarded-for": "198.51.100.9" })));

  expect(own).toEqual([...Array(10).fill(200), 429]);
  expect(others).toEqual([...Array(19).fill(404), 429]);
});
