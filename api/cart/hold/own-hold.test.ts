import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller, type CartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const stay = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
const later = { checkIn: "2026-12-04", checkOut: "2026-12-06" };
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { ...clockAt("2026-12-01T09:00:00Z"), ...manyNetworks } });
  await aCurrencyRate(app.db);
});

const holdOf = async (guest: CartGuest) => (await guest.call("GET", endpoints.getHold.url)).json().hold;
const quote = (guest: CartGuest, propertyId: number, nights = stay) =>
  guest.call("POST", endpoints.quoteStay.url, { propertyId, ...nights });
async function freeNights(guest: CartGuest, propertyId: number): Promise<string[]> {
  const url = endpoints.getAvailability.url.replace(":propertyId", String(propertyId));
  return (await guest.call("GET", `${url}?from=2026-12-01&to=2026-12-07`)).json().availableDates;
}

test("the nights that a guest holds are free for this guest and taken for everybody else", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const [guest, other] = [aCartGuest(app), aCartGuest(app)];
  await guest.cart({ propertyId, ...stay });

  expect((await quote(guest, propertyId)).statusCode).toBe(200);
  expect(await freeNights(guest, propertyId)).toHaveLength(6);
  expect((await quote(other, propertyId)).json().error.code).toBe(3002);
  expect(await freeNights(other, propertyId)).toEqual(["2026-12-01", "2026-12-05", "2026-12-06"]);
});

test("a guest who reserves the same stay again continues with the same cart, its guest and its remaining time", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const guest = aCartGuest(app);
  const first = await guest.cart({ propertyId, ...stay, guestCount: { adults: 2, children: 1 } });
  await guest.setGuest(first.cartId, aTraveller());
  const again = await guest.book({ propertyId, ...stay, guestCount: { adults: 2, children: 1 } });

  expect(again.statusCode).toBe(201);
  expect(again.json()).toMatchObject({ cartId: first.cartId, expiredAt: first.expiredAt });
  expect(again.json().chalet.guests.firstName).toBe("Noura");
});

test("other dates release the first hold and replace it, even when they overlap", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const guest = aCartGuest(app);
  const first = await guest.cart({ propertyId, ...stay });
  const second = await guest.cart({ propertyId, ...later });

  expect((await guest.get(first.cartId)).json().status).toBe("released");
  expect(await holdOf(guest)).toMatchObject({ cartId: second.cartId, propertyId, ...later, status: "open" });
  expect(await freeNights(aCartGuest(app), propertyId)).toEqual([
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-06",
  ]);
});

test("the hold tells how far its guest came, and an expired, released or foreign one is not shown", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const guest = aCartGuest(app);
  expect(await holdOf(guest)).toBeNull();
  const { cartId, expiredAt } = await guest.cart({ propertyId, ...stay });
  expect(await holdOf(guest)).toMatchObject({ cartId, hasGuest: false, expiredAt, paymentId: null });
  expect(await holdOf(aCartGuest(app))).toBeNull();
  await guest.setGuest(cartId, aTraveller());
  expect(await holdOf(guest)).toMatchObject({ cartId, hasGuest: true });
  await app.db.execute(sql`UPDATE cart SET hold_until = app_now() WHERE id = ${cartId}`);
  expect(await holdOf(guest)).toBeNull();
});

test("the answer about a hold may not be stored", async () => {
  const answer = await aCartGuest(app).call("GET", endpoints.getHold.url);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
