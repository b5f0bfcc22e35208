import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller, manyNetworks } from "#api/testing/cart-guest.ts";
import { clockAt } from "#api/testing/fixed-clock.ts";
import { testApp } from "#api/testing/test-app.ts";
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
const endHold = (cartId: string) =>
  app.db.execute(sql`
    WITH ended AS (
      UPDATE cart SET hold_until = app_now() - interval '1 ms' WHERE id = ${cartId} RETURNING stay_claim_id)
    UPDATE night_claim SET expires_at = app_now() - interval '1 ms' FROM ended WHERE night_claim.stay_claim_id = ended.stay_claim_id`);

test("a hold that ended is told, cannot be written to, and its nights go to the next guest", async () => {
  const home = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: home.id, ...weekend });
  await endHold(cartId);

  expect((await guest.get(cartId)).json()).toMatchObject({ status: "open", expired: true });
  expect(codeOf(await guest.setGuest(cartId, aTraveller()))).toEqual([410, 4005]);
  expect((await aCartGuest(app).book({ propertyId: home.id, ...weekend })).statusCode).toBe(201);
  expect((await guest.release(cartId)).statusCode).toBe(204);
});

test("a hold given back frees its nights at once, and giving it back twice is no fault", async () => {
  const home = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: home.id, ...weekend });

  expect((await guest.release(cartId)).statusCode).toBe(204);
  expect((await guest.release(cartId)).statusCode).toBe(204);
  expect((await guest.get(cartId)).json()).toMatchObject({ status: "released", expired: true });
  expect((await aCartGuest(app).book({ propertyId: home.id, ...weekend })).statusCode).toBe(201);
});

test.each([
  ["paying", [409, 5005]],
  ["ordered", [410, 4005]],
])("a cart that is %s cannot be changed or given up", async (state, refusal) => {
  const home = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: home.id, ...weekend });
  await app.db.execute(sql`UPDATE cart SET state = ${state} WHERE id = ${cartId}`);

  expect(codeOf(await guest.setGuest(cartId, aTraveller()))).toEqual(refusal);
  expect(codeOf(await guest.release(cartId))).toEqual(refusal);
});

test("a write by another site's page is refused, though the cookie came along", async () => {
  const home = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: home.id, ...weekend });
  const answer = await guest.setGuest(cartId, aTraveller(), {}, { "sec-fetch-site": "cross-site" });

  expect(codeOf(answer)).toEqual([403, 1008]);
});

test("a network that holds too much is asked for a security check; whoever passes it goes on", async () => {
  const crowded = { "x-forwarded-for": "192.0.2.77" };
  for (let held = 0; held < 3; held++) {
    const home = await aProperty(app.db);
    expect((await aCartGuest(app, crowded).book({ propertyId: home.id, ...weekend })).statusCode).toBe(201);
  }
  const home = await aProperty(app.db);
  const wish = { propertyId: home.id, ...weekend };
  const fourth = aCartGuest(app, crowded);

  expect(codeOf(await fourth.book(wish))).toEqual([400, 6005]);
  expect(codeOf(await fourth.book(wish, { captchaToken: "test-fail" }))).toEqual([400, 6005]);
  expect((await fourth.book(wish, { captchaToken: "test-pass" })).statusCode).toBe(201);
});

test("an answer that got lost is given again, bytes and cookie, and one cart is made", async () => {
  const home = await aProperty(app.db);
  const guest = aCartGuest(app);
  const wish = { propertyId: home.id, ...weekend, guestCount: { adults: 2, children: 0 } };
  const payload = { ...wish, quoteId: await guest.quote(wish) };
  const key = { "idempotency-key": "lost-answer-1" };
  const first = await guest.create(payload, key);
  guest.forget();
  const again = await guest.create(payload, key);

  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(again.headers["set-cookie"]).toBe(first.headers["set-cookie"]);
  expect((await guest.get(first.json().cartId)).statusCode).toBe(200);
});

test("a guest who comes to pay gets five minutes more, once, and the nights with them", async () => {
  const home = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId, expiredAt } = await guest.cart({ propertyId: home.id, ...weekend });
  const open = () =>
    inTransaction(app.db, async (tx) => {
      const [cart] = await tx.select().from(carts).where(eq(carts.id, cartId)).for("update");
      return extendHold(tx, cart as CartRow);
    });
  const [first, second] = [await open(), await open()];
  const { rows } =
    await app.db.execute(sql`SELECT DISTINCT expires_at - ${first.holdUntil.toISOString()}::timestamptz AS apart
    FROM night_claim WHERE property_id = ${home.id}`);

  expect(first.holdUntil.getTime() - Date.parse(expiredAt)).toBe(300_000);
  expect(second.holdUntil).toEqual(first.holdUntil);
  expect(rows).toEqual([{ apart: "00:00:00" }]);
});

test("a guest who comes to pay too late is told that the hold ended", async () => {
  const home = await aProperty(app.db);
  const { cartId } = await aCartGuest(app).cart({ propertyId: home.id, ...weekend });
  await endHold(cartId);
  const opening = inTransaction(app.db, async (tx) => {
    const [cart] = await tx.select().from(carts).where(eq(carts.id, cartId)).for("update");
    return extendHold(tx, cart as CartRow);
  });

  await expect(opening).rejects.toThrow("cart-expired");
});
