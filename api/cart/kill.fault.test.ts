import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aCrashingApp } from "#api/testing/servers/crashing-app.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 12) };
const noCaps = { HOLDS_PER_NETWORK: "1000", HOLDS_PER_CONTACT: "1000" };
let app: FastifyInstance;

/** The process that runs after the other one died. */
beforeAll(async () => {
  app = await testApp({ env: noCaps });
  await aCurrencyRate(app.db);
});

const aGuest = () => aCartGuest(app, { "x-forwarded-for": "" });
async function countOf(table: "chalet_item" | "night_claim" | "stay_claim", propertyId: number): Promise<number> {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)} WHERE property_id = ${propertyId}`,
  );
  return rows[0]?.count ?? -1;
}

test.each([
  ["K01", 0],
  ["K02", 0],
  ["K03", 1],
])(
  "a process that dies at %s while making a cart leaves %i, and the same call again gives one",
  async (point, left) => {
    const { id: propertyId } = await aProperty(app.db);
    const quoteId = await aGuest().quote({ propertyId, ...stay });
    const payload = { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId };
    const key = { "idempotency-key": `kill-${point}-cart`, "x-browser-key": crypto.randomUUID() };
    const killed = await aCrashingApp(`${point}:1`, noCaps);
    const headers = { host: "mabeet-sa.localhost", ...key };

    expect(await killed.ask({ ...endpoints.createCart, headers, payload })).toBe(null);
    expect(await killed.end()).toBe("SIGKILL");
    expect([await countOf("chalet_item", propertyId), await countOf("stay_claim", propertyId)]).toEqual([left, left]);
    expect(await countOf("night_claim", propertyId)).toBe(left * 2);

    const guest = aGuest();
    const answer = await guest.create(payload, key);
    expect(answer.statusCode).toBe(201);
    expect((await guest.get(answer.json().cartId)).statusCode).toBe(200);
    expect([await countOf("chalet_item", propertyId), await countOf("night_claim", propertyId)]).toEqual([1, 2]);
  },
);

async function aHeldCart() {
  const { id: propertyId } = await aProperty(app.db);
  const guest = aGuest();
  const { cartId } = await guest.cart({ propertyId, ...stay });
  return { guest, cartId, headers: { host: "mabeet-sa.localhost", cookie: guest.cookie() } };
}

test.each([
  ["K04", null],
  ["K05", "Noura"],
])("a process that dies at %s while a guest is written leaves %s", async (point, left) => {
  const { guest, cartId, headers } = await aHeldCart();
  const killed = await aCrashingApp(`${point}:1`, noCaps);
  const url = endpoints.setGuest.url.replace(":cartId", cartId);
  const key = { "idempotency-key": `kill-${point}-guest` };
  const traveller = aTraveller({ email: `${point}@example.test` });

  expect(await killed.ask({ method: "PATCH", url, headers: { ...headers, ...key }, payload: { traveller } })).toBe(
    null,
  );
  expect(await killed.end()).toBe("SIGKILL");
  expect((await guest.get(cartId)).json().chalet.guests?.firstName ?? null).toBe(left);
  expect((await guest.setGuest(cartId, traveller, {}, key)).json().chalet.guests.firstName).toBe("Noura");
});

test.each([
  ["K06", 0],
  ["K07", 1],
])(
  "a process that dies at %s while a code is applied leaves %i uses, and the same call again one",
  async (point, left) => {
    const { code } = await aCoupon(app.db, { usageLimit: 1 });
    const { guest, cartId, headers } = await aHeldCart();
    const killed = await aCrashingApp(`${point}:1`, noCaps);
    const url = endpoints.applyCoupon.url.replace(":cartId", cartId);
    const key = { "idempotency-key": `kill-${point}-coupon` };
    const uses = async () => (await app.db.execute(sql`SELECT FROM coupon_use WHERE code = ${code}`)).rows.length;

    expect(await killed.ask({ method: "POST", url, headers: { ...headers, ...key }, payload: { code } })).toBe(null);
    expect(await killed.end()).toBe("SIGKILL");
    expect(await uses()).toBe(left);
    expect((await guest.applyCoupon(cartId, code, key)).json().totals.coupons).toBeGreaterThan(0);
    expect(await uses()).toBe(1);
  },
);
