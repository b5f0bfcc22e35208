import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { orderAccess, orderItems, placedOrders } from "#api/schema/order.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { maskedContact } from "#domain/account/read-contact.ts";
import { grantAccess } from "./order-access.ts";
import { pruneAccess } from "./prune-access.ts";

const logged: string[] = [];
let booking: BookingApp;
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) };
  booking = await aBookingApp({ timeScale: 0.2, env: { LOG_LEVEL: "trace" }, logStream });
});
afterAll(() => booking.sandbox.stop());

/** A paid stay, with the token of the link in its email. */
async function aBooking() {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  return { guest, orderNumber, access: await booking.linkOf(guest.email) };
}

/** A guest in another browser who opened a link. */
async function seen(orderNumber: string, access: string) {
  const headers = { cookie: `orderAccess-${orderNumber}=${access}` };
  const answer = await aCartGuest(booking.app).call("GET", `/api/enigma/order/${orderNumber}`, undefined, headers);
  return answer.json().error?.code ?? answer.json().guests.email;
}

test("the link of the email opens its order in any browser, and no other order", async () => {
  const [one, other] = [await aBooking(), await aBooking()];

  expect(await seen(one.orderNumber, one.access)).toBe(maskedContact(one.guest.email));
  expect(await seen(other.orderNumber, one.access)).toBe(7001);
  expect(await seen(one.orderNumber, `${one.access.slice(0, -1)}${one.access.endsWith("A") ? "B" : "A"}`)).toBe(7001);
  expect(await seen(one.orderNumber, "")).toBe(7001);
  expect(await seen(one.orderNumber, "x".repeat(4_000))).toBe(7001);
});

test("a browser that looked an order up by its contact reads it again without the contact", async () => {
  const { guest, orderNumber } = await aBooking();
  const lookUp = (headers: Record<string, string>) => {
    const url = `/api/enigma/order/${orderNumber}?email=${encodeURIComponent(guest.email)}`;
    return aCartGuest(booking.app).call("GET", url, undefined, headers);
  };
  const [here, again] = [
    await lookUp({ "sec-fetch-site": "same-origin" }),
    await lookUp({ "sec-fetch-site": "same-origin" }),
  ];
  const cookie = String(here.headers["set-cookie"]);
  expect(cookie).toMatch(new RegExp(`^orderAccess-${orderNumber}=[\\w-]{24}; Path=/; HttpOnly; SameSite=Lax`));
  expect(String(again.headers["set-cookie"])).toBe(cookie);
  expect(await seen(orderNumber, /=([\w-]{24});/.exec(cookie)?.[1] ?? "")).toBe(maskedContact(guest.email));
  expect((await lookUp({ "sec-fetch-site": "cross-site" })).headers["set-cookie"]).toBeUndefined();
});

test("email and SMS lead to the site of the booking, each by its own link", async () => {
  const { guest, access } = await aBooking();
  const texts = [...(await booking.inboxOf(guest.email)), ...(await booking.inboxOf(guest.phone.number))].map(
    ({ text }) => text,
  );
  const links = texts.map((text) => /http:\/\/mabeet-sa\.localhost:\d+\/\w\w\/chalet\/confirmation\S+/.exec(text)?.[0]);

  expect(links).toHaveLength(2);
  expect(links.map((link) => /access=[\w-]{24}$/.test(link ?? ""))).toEqual([true, true]);
  expect(links[0]).not.toBe(links[1]);
  expect(links[0]).toContain(access);
});

test("a repeated message has the same link, and our tables and logs have none", async () => {
  const { access, orderNumber } = await aBooking();
  await seen(orderNumber, access);
  const opening = { orderId: await idOf(orderNumber), messageId: crypto.randomUUID(), secrets: ["a".repeat(32)] };
  const again = [await grantAccess(booking.app.db, opening), await grantAccess(booking.app.db, opening)];
  const { rows } = await booking.app.db.execute<{ all: string }>(
    sql`SELECT string_agg(t::text, '') AS all FROM outbox t`,
  );

  expect(again[0]).toBe(again[1]);
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.filter((line) => line.includes(access))).toEqual([]);
  expect(rows[0]?.all).not.toContain(access);
});

const idOf = async (orderNumber: string) => {
  const [order] = await booking.app.db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  return order?.id ?? "";
};
const leftAgo = async (orderNumber: string, days: number) =>
  booking.app.db
    .update(orderItems)
    .set({
      startsOn: sql`(app_now() AT TIME ZONE 'Asia/Riyadh')::date - ${days + 2}::integer`,
      endsOn: sql`(app_now() AT TIME ZONE 'Asia/Riyadh')::date - ${days}::integer`,
    })
    .where(eq(orderItems.orderId, await idOf(orderNumber)));
const linksOf = async (orderNumber: string) =>
  booking.app.db.$count(orderAccess, eq(orderAccess.orderId, await idOf(orderNumber)));

test("a link opens its order until thirty days after the stay, and is then deleted", async () => {
  const { orderNumber, access, guest } = await aBooking();
  await leftAgo(orderNumber, 30);
  await runBatches(booking.app.db, "prune-access", pruneAccess);
  expect([await seen(orderNumber, access), await linksOf(orderNumber)]).toEqual([maskedContact(guest.email), 2]);

  await leftAgo(orderNumber, 31);
  expect(await seen(orderNumber, access)).toBe(7001);
  await runBatches(booking.app.db, "prune-access", pruneAccess);
  expect(await linksOf(orderNumber)).toBe(0);
  expect((await guest.order(orderNumber)).statusCode).toBe(200);
});
