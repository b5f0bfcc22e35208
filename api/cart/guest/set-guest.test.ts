import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 12) };
const lines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({
    env: { ...manyNetworks, LOG_LEVEL: "trace" },
    logStream: { write: (line: string) => lines.push(line) },
  });
  await aCurrencyRate(app.db);
});

async function aHeldCart(property: { capacity?: number } = {}) {
  const { id } = await aProperty(app.db, property);
  const guest = aCartGuest(app);
  return { guest, cartId: (await guest.cart({ propertyId: id, ...stay })).cartId };
}

test("a guest enters who will stay, and the cart shows it", async () => {
  const { guest, cartId } = await aHeldCart();
  const answer = await guest.setGuest(cartId, aTraveller({ email: "First@Example.test" }));

  expect(answer.statusCode).toBe(200);
  expect(answer.json().chalet).toMatchObject({
    guestCount: { adults: 2, children: 1 },
    guests: { firstName: "Noura", email: "first@example.test", phone: { dialCode: "+966", number: "512345678" } },
  });
  expect((await guest.get(cartId)).json().products[0].traveller.lastName).toBe("Al Otaibi");
});

test("every field that is wrong is named with its rule", async () => {
  const { guest, cartId } = await aHeldCart({ capacity: 4 });
  const wrong = aTraveller({
    firstName: "",
    email: "noura",
    phone: { dialCode: "+966", number: "1", countryCode: "SA" },
    guestCount: { adults: 4, children: 1 },
    agreeRules: false,
  });
  const answer = await guest.setGuest(cartId, wrong);

  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
  expect(answer.json().error).toMatchObject({
    fields: { firstName: "required", email: "email", phone: "phone", guestCount: "guestCount", agreeRules: "terms" },
    details: { n: 4 },
  });
});

test("a card number in the note is refused and never reaches a log or the database", async () => {
  const { guest, cartId } = await aHeldCart();
  const answer = await guest.setGuest(cartId, aTraveller({ note: "charge 4111 1111 1111 1111 please" }));
  const { rows } = await app.db.execute(sql`SELECT guest FROM cart WHERE id = ${cartId}`);

  expect(answer.json().error.fields).toEqual({ note: "cardInText" });
  expect(rows).toEqual([{ guest: null }]);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => /4111\s*1111/.test(line))).toEqual([]);
});

test("half a surrogate pair at the end of a truncated note is accepted", async () => {
  const { guest, cartId } = await aHeldCart();
  const answer = await guest.setGuest(cartId, aTraveller({ email: "cut@example.test", note: "See you \ud83d" }));

  expect([answer.statusCode, answer.json().chalet.guests.note]).toEqual([200, "See you \ufffd"]);
});

test("a third cart with one contact requires a captcha, both for the email address and for the phone number", async () => {
  const contact = aTraveller({
    email: "busy@example.test",
    phone: { dialCode: "+966", number: "555555555", countryCode: "SA" },
  });
  for (const _ of [1, 2]) {
    const { guest, cartId } = await aHeldCart();
    expect((await guest.setGuest(cartId, contact)).statusCode).toBe(200);
    expect((await guest.setGuest(cartId, contact)).statusCode).toBe(200);
  }
  const { guest, cartId } = await aHeldCart();
  const other = aTraveller({ ...contact, email: "other@example.test" });
  const refusals = [await guest.setGuest(cartId, contact), await guest.setGuest(cartId, other)];

  expect(refusals.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [400, 6005],
    [400, 6005],
  ]);
  expect((await guest.setGuest(cartId, contact, { captchaToken: "test-pass" })).statusCode).toBe(200);
});

test("a key repeats the answer of its own cart and never that of another", async () => {
  const [one, other] = [await aHeldCart(), await aHeldCart()];
  const key = { "idempotency-key": "guest-key-1" };
  const traveller = aTraveller({
    email: "keys@example.test",
    phone: { dialCode: "+965", number: "55512345", countryCode: "KW" },
  });
  const first = await one.guest.setGuest(one.cartId, traveller, {}, key);
  const again = await one.guest.setGuest(one.cartId, traveller, {}, key);
  const others = await other.guest.setGuest(other.cartId, traveller, {}, key);

  expect([first.statusCode, again.body]).toEqual([200, first.body]);
  expect([others.statusCode, others.json().cartId]).toEqual([200, other.cartId]);
});
