import { afterAll, beforeAll, expect, test } from "vitest";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const NUMBER = "4242424242424242";
const logged: string[] = [];
let booking: BookingApp;

beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) };
  booking = await aBookingApp({ env: { LOG_LEVEL: "trace" }, logStream });
});
afterAll(() => booking.sandbox.stop());

/** Every text of every table, as one text. */
async function wholeDatabase(): Promise<string> {
  const { $client } = booking.app.db;
  const { rows } = await $client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const parts: string[] = [];
  for (const { tablename } of rows) {
    if (tablename === "schema_migration") continue;
    const found = await $client.query(`SELECT coalesce(string_agg(t::text, ' '), '') AS all FROM "${tablename}" t`);
    parts.push(found.rows[0].all);
  }
  return parts.join("\n");
}

test("a card number reaches neither our logs nor our tables, wherever a guest or a faulty page puts it", async () => {
  const { guest, cart } = await booking.readyGuest();
  const free = { note: `my card ${NUMBER}`, firstName: NUMBER };
  for (const [field, text] of Object.entries(free)) {
    const answer = await guest.setGuest(
      cart.cartId,
      aTraveller({ email: guest.email, phone: guest.phone, [field]: text }),
    );
    expect([field, answer.statusCode]).toEqual([field, 400]);
  }
  const astray = await guest.pay(cart, "", { token: NUMBER });
  expect(astray.statusCode).toBe(400);
  await guest.call("POST", endpoints.pay.url, { cartId: cart.cartId, number: NUMBER, cvv: "123" });
  await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${NUMBER}`);
  await guest.applyCoupon(cart.cartId, NUMBER);

  const paid = await guest.pay(cart, testCards.paid);
  expect(paid.json().status).toBe("SUCCESS");
  await booking.untilSettled();
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.filter((line) => line.includes(NUMBER))).toEqual([]);
  expect((await wholeDatabase()).includes(NUMBER)).toBe(false);
});
