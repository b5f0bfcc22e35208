import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anotherOrder } from "#api/testing/builders/another-order.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { OrderStatus } from "#domain/order/order-status.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

let booking: BookingApp;
/** An order that was paid for without an account. */
let paid: { orderNumber: string; email: string; phone: string; digits: string };
const today = todayInRiyadh(new Date());

beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  paid = { orderNumber, email: guest.email, phone: `0${guest.phone.number}`, digits: guest.phone.number };
});
afterAll(() => booking.sandbox.stop());

const db = () => booking.app.db;
const order = (userId: string | null, statusCode: OrderStatus, from: number, nights = 2) =>
  anotherOrder(db(), paid.orderNumber, {
    userId,
    statusCode,
    checkIn: addDays(today, from),
    checkOut: addDays(today, from + nights),
  });
const list = async (member: Member, query = "") =>
  (await member.call("GET", `${endpoints.listOrders.url}${query}`)).json();
const numbers = ({ items }: { items: { orderNumber: string }[] }) => items.map(({ orderNumber }) => orderNumber);
const owns = (member: Member, email: string) =>
  db().execute(sql`UPDATE account SET email = ${email} WHERE id = ${member.user.id}`);
const ownsPhone = (member: Member, phone: string) =>
  db().execute(sql`UPDATE account SET phone = ${phone}, phone_verified_at = app_now() WHERE id = ${member.user.id}`);
const link = (member: Member, body: object) => member.call("POST", endpoints.linkOrder.url, body);

test("upcoming and past orders are separated by check-out day and status", async () => {
  const member = await aMember(booking.app);
  const { id } = member.user;
  const [later, sooner] = [await order(id, 58, 9), await order(id, 102, 3)];
  const [leaving, pending] = [await order(id, 58, -2, 2), await order(id, 71, 1)];
  const [over, failed, cancelled] = [await order(id, 58, -3, 2), await order(id, 60, 5), await order(id, 94, 8)];
  await order((await aMember(booking.app)).user.id, 58, 4);
  const upcoming = await list(member);
  expect(upcoming).toMatchObject({ page: 1, pageSize: 10, totalCount: 4 });
  expect(numbers(upcoming)).toEqual([leaving, pending, sooner, later]);
  expect(numbers(await list(member, "?list=past"))).toEqual([cancelled, failed, over]);
  expect(upcoming.items[0]).toMatchObject({ productType: "accommodation", statusCode: 58, nights: 2, checkOut: today });
  const own = await member.call("GET", endpoints.getOrder.url.replace(":orderNumber", over));
  expect(own.json()).toMatchObject({ orderNumber: over, total: expect.any(Number) });
});

test("a long list has pages of the allowed sizes", async () => {
  const member = await aMember(booking.app);
  const made: string[] = [];
  for (let n = 0; n < 12; n++) made.push(await order(member.user.id, 58, n + 1));
  const [first, second] = [await list(member, "?page=1&pageSize=10"), await list(member, "?page=2")];
  expect([...numbers(first), ...numbers(second)]).toEqual(made);
  expect(numbers(await list(member, "?pageSize=25"))).toEqual(made);
  expect(await list(member, "?page=99")).toMatchObject({ items: [], page: 99, totalCount: 12 });
  for (const wrong of ["pageSize=11", "page=0", "list=all", "page=1.5"]) {
    expect((await list(member, `?${wrong}`)).error.code).toBe(1001);
  }
});

test("hotels and flights are empty lists", async () => {
  const member = await aMember(booking.app);
  for (const { url } of [endpoints.listHotelOrders, endpoints.listFlightOrders]) {
    expect((await member.call("GET", url)).json()).toEqual({ items: [], page: 1, pageSize: 10, totalCount: 0 });
  }
});

test("an order made as a guest is linked to the account that verified its contact", async () => {
  const member = await aMember(booking.app);
  const orderNumber = await order(null, 58, 20);
  await owns(member, paid.email);
  const linked = await link(member, { orderNumber, email: ` ${paid.email.toUpperCase()}` });
  expect([linked.statusCode, linked.json().orderNumber]).toEqual([200, orderNumber]);
  expect(numbers(await list(member))).toEqual([orderNumber]);
  expect((await link(member, { orderNumber, email: paid.email })).statusCode).toBe(200);
  await owns(member, member.email);
});

test("an order is not linked by a contact of somebody else, an unverified one, or one that is not the order's", async () => {
  const [member, unverified] = [await aMember(booking.app), await aMember(booking.app, { isVerified: false })];
  const orderNumber = await order(null, 58, 20);
  const codeOf = async (who: Member, body: object) => (await link(who, body)).json().error?.code;
  expect(await codeOf(member, { orderNumber, email: paid.email })).toBe(7001);
  expect(await codeOf(member, { orderNumber, email: member.email })).toBe(7001);
  expect(await codeOf(member, { orderNumber, phone: paid.phone })).toBe(7001);
  expect(await codeOf(member, { orderNumber, phone: "" })).toBe(7001);
  expect(await codeOf(unverified, { orderNumber, email: paid.email })).toBe(6009);
  expect((await db().execute(sql`SELECT user_id FROM placed_order WHERE order_number = ${orderNumber}`)).rows).toEqual([
    { user_id: null },
  ]);
});

test("a verified phone of another country with the same digits claims nothing", async () => {
  const [saudi, emirati] = [await aMember(booking.app), await aMember(booking.app)];
  const orderNumber = await order(null, 58, 20);
  await ownsPhone(emirati, `+971${paid.digits}`);
  for (const phone of [paid.phone, paid.digits, `+971${paid.digits}`, `+966${paid.digits}`]) {
    expect((await link(emirati, { orderNumber, phone })).json().error.code).toBe(7001);
  }
  await ownsPhone(saudi, `+966${paid.digits}`);
  expect((await link(saudi, { orderNumber, phone: paid.phone })).statusCode).toBe(200);
});

test("a look-up by phone needs the whole number", async () => {
  const orderNumber = await order(null, 58, 20);
  const url = endpoints.getOrder.url.replace(":orderNumber", orderNumber);
  const lookUp = async (phone: string, host = "mabeet-sa.localhost") => {
    const query = `?phone=${encodeURIComponent(phone)}`;
    return (await aCartGuest(booking.app, { host }).call("GET", `${url}${query}`)).statusCode;
  };
  const { digits } = paid;
  expect(await lookUp(`+971${digits}`)).toBe(404);
  expect(await lookUp(digits.slice(-8))).toBe(404);
  expect(await lookUp(`0${digits}`, "mabeet-ae.localhost")).toBe(404);
  expect(await lookUp(`0${digits}`)).toBe(200);
  expect(await lookUp(`+966${digits}`, "mabeet-ae.localhost")).toBe(200);
  expect(await lookUp(`966${digits}`)).toBe(200);
});

test("an order of another account stays there, whoever verifies its contact", async () => {
  const [owner, member] = [await aMember(booking.app), await aMember(booking.app)];
  const orderNumber = await order(owner.user.id, 58, 20);
  await owns(member, paid.email);
  expect((await link(member, { orderNumber, email: paid.email })).json().error.code).toBe(7001);
  await owns(member, member.email);
  expect(numbers(await list(owner))).toEqual([orderNumber]);
});

test("guessing order numbers ends after five attempts", async () => {
  const member = await aMember(booking.app);
  const codes: number[] = [];
  for (let n = 0; n < 6; n++) {
    const answer = await link(member, { orderNumber: "C000000000", email: member.email });
    codes.push(answer.json().error.code);
  }
  expect(codes).toEqual([7001, 7001, 7001, 7001, 7001, 1003]);
});

test("a logged-in user does not see another user's order", async () => {
  const [owner, otherUser] = [await aMember(booking.app), await aMember(booking.app)];
  const url = endpoints.getOrder.url.replace(":orderNumber", await order(owner.user.id, 58, 20));
  for (const who of [otherUser, aCartGuest(booking.app)])
    expect((await who.call("GET", url)).json().error.code).toBe(7001);
  expect((await owner.call("GET", url)).statusCode).toBe(200);
});

test("after the logout an old cart cookie no longer opens what the account booked", async () => {
  const member = await aMember(booking.app);
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber, paymentId } = (await guest.pay(cart, testCards.paid)).json();
  await guest.call("POST", endpoints.logIn.url, aLogin({ email: member.email }));
  const cartToken = `cartToken=${guest.cookies.get("cartToken")}`;
  const withOldCookie = async () => {
    const old = aCartGuest(booking.app, { cookie: cartToken });
    const poll = `${endpoints.checkPayment.url}?paymentId=${paymentId}`;
    const urls = [endpoints.getOrder.url.replace(":orderNumber", orderNumber), poll];
    return Promise.all(urls.map(async (url) => (await old.call("GET", url)).statusCode));
  };
  expect(await withOldCookie()).toEqual([200, 200]);
  await guest.call("POST", endpoints.logOut.url, {});
  expect(await withOldCookie()).toEqual([404, 404]);
  expect(numbers(await list(member))).toEqual([orderNumber]);
  expect(await billOwners(orderNumber)).toEqual([{ hasOrdersHolder: true, hasOrdersAccount: true }]);
});

async function billOwners(orderNumber: string) {
  const { rows } = await db().execute(sql`
    SELECT b.holder = o.holder AS "hasOrdersHolder", b.user_id = o.user_id AS "hasOrdersAccount"
    FROM bill b JOIN placed_order o ON o.id = b.order_id WHERE o.order_number = ${orderNumber}`);
  return rows;
}
