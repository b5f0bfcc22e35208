import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { lockedCart } from "#api/testing/bookings/locked-cart.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { extendHold } from "./extend-hold.ts";

const weekend = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { ...clockAt("2026-12-01T09:00:00Z"), ...manyNetworks } });
  await aCurrencyRate(app.db);
});

const codeOf = (answer: { statusCode: number; json: () => { error: { code: number } } }) => [
  answer.statusCode,
  answer.json().error.code,
];
const endHold = (cartId: string) => endHoldIn(app.db, cartId, -1);

test("an expired hold is shown as expired, cannot be changed, and its nights go to the next guest", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: property.id, ...weekend });
  await endHold(cartId);

  expect((await guest.get(cartId)).json()).toMatchObject({ status: "open", expired: true });
  expect(codeOf(await guest.setGuest(cartId, aTraveller()))).toEqual([410, 4005]);
  expect((await aCartGuest(app).book({ propertyId: property.id, ...weekend })).statusCode).toBe(201);
  expect((await guest.release(cartId)).statusCode).toBe(204);
});

test("a released hold frees its nights at once, and releasing it twice is no error", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: property.id, ...weekend });

  expect((await guest.release(cartId)).statusCode).toBe(204);
  expect((await guest.release(cartId)).statusCode).toBe(204);
  expect((await guest.get(cartId)).json()).toMatchObject({ status: "released", expired: true });
  expect((await aCartGuest(app).book({ propertyId: property.id, ...weekend })).statusCode).toBe(201);
});

test.each([
  ["paying", [409, 5005]],
  ["ordered", [410, 4005]],
])("a cart that is %s cannot be changed or given up", async (state, refusal) => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: property.id, ...weekend });
  await app.db.execute(sql`UPDATE cart SET state = ${state} WHERE id = ${cartId}`);

  expect(codeOf(await guest.setGuest(cartId, aTraveller()))).toEqual(refusal);
  expect(codeOf(await guest.release(cartId))).toEqual(refusal);
});

test("a write by another site's page is refused, though the cookie came along", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: property.id, ...weekend });
  const answer = await guest.setGuest(cartId, aTraveller(), {}, { "sec-fetch-site": "cross-site" });

  expect(codeOf(answer)).toEqual([403, 1008]);
});

test("a network with too many holds must solve a captcha", async () => {
  const crowded = { "x-forwarded-for": "192.0.2.77" };
  for (let held = 0; held < 3; held++) {
    const property = await aProperty(app.db);
    expect((await aCartGuest(app, crowded).book({ propertyId: property.id, ...weekend })).statusCode).toBe(201);
  }
  const property = await aProperty(app.db);
  const input = { propertyId: property.id, ...weekend };
  const fourth = aCartGuest(app, crowded);

  expect(codeOf(await fourth.book(input))).toEqual([400, 6005]);
  expect(codeOf(await fourth.book(input, { captchaToken: "test-fail" }))).toEqual([400, 6005]);
  expect((await fourth.book(input, { captchaToken: "test-pass" })).statusCode).toBe(201);
});

test("a lost answer is repeated with the same bytes and cookie, and one cart is created", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const input = { propertyId: property.id, ...weekend, guestCount: { adults: 2, children: 0 } };
  const payload = { ...input, quoteId: await guest.quote(input) };
  const key = { "idempotency-key": "lost-answer-1" };
  const first = await guest.create(payload, key);
  guest.forget();
  const again = await guest.create(payload, key);

  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(again.headers["set-cookie"]).toBe(first.headers["set-cookie"]);
  expect((await guest.get(first.json().cartId)).statusCode).toBe(200);
});

test("another browser with the same key gets its own cart or a refusal, and never the first one's cookie", async () => {
  const [first, sameDays, otherDays] = [await aProperty(app.db), aCartGuest(app), aCartGuest(app)];
  const network = { "x-forwarded-for": "198.51.100.77" };
  const guest = aCartGuest(app, network);
  const key = { ...network, "idempotency-key": "everybody-counts-1" };
  const input = { propertyId: first.id, ...weekend, guestCount: { adults: 2, children: 0 } };
  const payload = { ...input, quoteId: await guest.quote(input) };
  const made = await guest.create(payload, key);
  const { cartId } = made.json();

  const refused = await sameDays.create(payload, key);
  const nameless = await aCartGuest(app).create(payload, { ...key, "x-browser-key": "" });
  expect([refused, nameless].map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [409, 3002],
    [409, 3002],
  ]);
  expect([refused, nameless].map(({ headers }) => headers["set-cookie"])).toEqual([undefined, undefined]);
  const other = await otherDays.book({ ...input, propertyId: (await aProperty(app.db)).id }, {}, key);
  expect(other.statusCode).toBe(201);
  expect(other.json().cartId).not.toBe(cartId);
  expect(other.headers["set-cookie"]).not.toBe(made.headers["set-cookie"]);
  expect((await otherDays.get(cartId)).statusCode).toBe(404);
});

test("opening the payment extends the hold and its nights by five minutes, once", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId, expiredAt } = await guest.cart({ propertyId: property.id, ...weekend });
  const open = () =>
    inTransaction(app.db, async (tx) => {
      const cart = await lockedCart(tx, cartId);
      return extendHold(tx, cart);
    });
  const [first, second] = [await open(), await open()];
  const { rows } =
    await app.db.execute(sql`SELECT DISTINCT expires_at - ${first.holdUntil.toISOString()}::timestamptz AS apart
    FROM night_claim WHERE property_id = ${property.id}`);

  expect(first.holdUntil.getTime() - Date.parse(expiredAt)).toBe(300_000);
  expect(second.holdUntil).toEqual(first.holdUntil);
  expect(rows).toEqual([{ apart: "00:00:00" }]);
});

test("opening the payment too late answers that the hold has expired", async () => {
  const property = await aProperty(app.db);
  const { cartId } = await aCartGuest(app).cart({ propertyId: property.id, ...weekend });
  await endHold(cartId);
  const opening = inTransaction(app.db, async (tx) => {
    const cart = await lockedCart(tx, cartId);
    return extendHold(tx, cart);
  });

  await expect(opening).rejects.toThrow("cart-expired");
});
