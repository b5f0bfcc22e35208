import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { couponUses } from "#api/schema/cart.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, type CartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ env: { ...clockAt("2026-12-01T09:00:00Z"), ...manyNetworks, ...relaxedLimits } });
  await aCurrencyRate(app.db);
});

const personal = { usageLimit: 1, kind: "amount", value: 5_000 } as const;
const own = async (member: CartGuest, headers = {}) =>
  (await member.call("GET", endpoints.listCoupons.url, undefined, headers)).json().items;

/** A cart of three nights, SAR 3,200 before VAT. */
async function aCartOf(guest: CartGuest): Promise<string> {
  const property = await aProperty(app.db);
  return (await guest.cart({ propertyId: property.id, checkIn: "2026-12-02", checkOut: "2026-12-05" })).cartId;
}
const proposed = async (guest: CartGuest, cartId: string) =>
  (await guest.call("GET", endpoints.proposeCoupon.url.replace(":cartId", cartId))).json().proposal;

test("a member sees their own codes with the terms in words, and nobody else's", async () => {
  const member = await aMember(app);
  const byAccount = await aCoupon(app.db, { ...personal, accountId: member.user.id, contact: "x@example.test" });
  const byContact = await aCoupon(app.db, { ...personal, contact: member.email });
  await aCoupon(app.db, { ...personal, contact: "someone@example.test" });
  await aCoupon(app.db, { ...personal, contact: member.email, endsAt: new Date("2026-11-30T00:00:00Z") });
  const items = await own(member, { "x-locale": "en" });
  expect(items.map(({ code }: { code: string }) => code).toSorted()).toEqual(
    [byAccount.code, byContact.code].toSorted(),
  );
  expect(items[0]).toMatchObject({ isUsed: false });
  expect(items[0].terms[0].replace("\u00a0", " ")).toBe("SAR 50 off");

  const cartId = await aCartOf(member);
  await app.db.insert(couponUses).values({ cartId, code: byContact.code, amount: 5_000, state: "used" });
  expect((await own(member)).at(-1)).toMatchObject({ code: byContact.code, isUsed: true });
  await app.db.delete(couponUses).where(eq(couponUses.cartId, cartId));
});

test("codes of an account need a login", async () => {
  const answer = await aCartGuest(app).call("GET", endpoints.listCoupons.url);
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 6003]);
});

test("the code that saves most is proposed and not applied", async () => {
  const guest = aCartGuest(app);
  const cartId = await aCartOf(guest);
  expect(await proposed(guest, cartId)).toBe(null);
  const small = await aCoupon(app.db, { kind: "amount", value: 1_000, isPublic: true });
  const large = await aCoupon(app.db, { value: 10, isPublic: true });
  await aCoupon(app.db, { value: 90 });
  await aCoupon(app.db, { value: 80, isPublic: true, memberOnly: true });
  await aCoupon(app.db, { value: 70, isPublic: true, method: "mada" });
  await aCoupon(app.db, { value: 60, isPublic: true, leastNights: 9 });

  expect(await proposed(guest, cartId)).toMatchObject({ code: large.code, saving: { total: 320, currency: "SAR" } });
  expect((await guest.get(cartId)).json().totals.total).toBe(3680);
  await guest.applyCoupon(cartId, small.code);
  expect(await proposed(guest, cartId)).toMatchObject({ code: large.code, saving: { total: 310 } });
  await guest.applyCoupon(cartId, large.code);
  expect(await proposed(guest, cartId)).toBe(null);
});

test("a personal code is proposed to its owner only, and the cart of another guest is not found", async () => {
  const member = await aMember(app);
  const { code } = await aCoupon(app.db, { ...personal, value: 300_000, contact: member.email });
  const cartId = await aCartOf(member);
  expect(await proposed(member, cartId)).toMatchObject({ code });

  const other = aCartGuest(app);
  expect((await proposed(other, await aCartOf(other)))?.code).not.toBe(code);
  const answer = await other.call("GET", endpoints.proposeCoupon.url.replace(":cartId", cartId));
  expect(answer.statusCode).toBe(404);
});
