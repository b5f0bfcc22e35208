import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aGuestWithPoints, aPointsGuest, loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aMemberNumber } from "#api/testing/guests/loyalty-member.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

type Answer = { statusCode: number; json: () => { error?: { code: number; details?: unknown } } };
const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.code];

test("five wrong codes end a request, and a wrong one says how many are left", async () => {
  const { loyalty } = await aPointsGuest(booking);
  const { requestId } = (await loyalty.send("qitaf", { phone: aMemberNumber() })).json();
  const first = await loyalty.confirm("qitaf", requestId, "000000");
  expect([...refusal(first), first.json().error?.details]).toEqual([400, 6006, { attemptsLeft: 4 }]);
  for (let time = 0; time < 4; time++) await loyalty.confirm("qitaf", requestId, "000000");
  expect(refusal(await loyalty.confirm("qitaf", requestId))).toEqual([410, 6007]);
  expect(refusal(await loyalty.confirm("qitaf", requestId, "12"))).toEqual([400, 1001]);
  expect(refusal(await loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 }))).toEqual([410, 6007]);
});

test("points may be used with the code in one call", async () => {
  const { loyalty } = await aPointsGuest(booking);
  const { requestId } = (await loyalty.send("qitaf", { phone: aMemberNumber() })).json();
  const wrong = { method: "qitaf", requestId, otp: "000000", burnPoints: 500 };
  expect(refusal(await loyalty.apply(wrong))).toEqual([400, 6006]);
  expect((await loyalty.apply({ ...wrong, otp: "123456" })).json().totals.loyalty).toBe(100);
});

test.each([
  ["03", "a number without a membership"],
  ["04", "a blocked member"],
])("a number that ends in %s is refused: %s", async (end) => {
  const { loyalty } = await aPointsGuest(booking);
  expect(refusal(await loyalty.send("qitaf", { phone: aMemberNumber(end) }))).toEqual([422, 8002]);
});

test("what cannot be a member, too few, below the minimum and no whole number are refused", async () => {
  const { loyalty } = await aPointsGuest(booking);
  expect(refusal(await loyalty.send("qitaf", { phone: "0112345678" }))).toEqual([400, 1001]);
  expect(refusal(await loyalty.send("qitaf", {}))).toEqual([400, 1001]);
  expect(refusal(await loyalty.send("fursan", { memberId: "123" }))).toEqual([400, 1001]);
  const requestId = await loyalty.confirmed("02");
  const apply = (burnPoints: number) => loyalty.apply({ method: "qitaf", requestId, burnPoints });
  expect(refusal(await apply(41))).toEqual([422, 8001]);
  expect(refusal(await apply(40))).toEqual([422, 8007]);
  expect(refusal(await apply(20.5))).toEqual([400, 1001]);
  expect(refusal(await loyalty.apply({ method: "qitaf", burnPoints: 50 }))).toEqual([400, 1001]);
  expect(refusal(await loyalty.apply({ method: "mokafa", requestId, burnPoints: 5_000 }))).toEqual([410, 6007]);
});

test("three codes a cart and five a member and day, and ten an hour from one network", async () => {
  const phone = aMemberNumber();
  const guests = [await aPointsGuest(booking), await aPointsGuest(booking)];
  const sent: number[] = [];
  for (const { loyalty } of guests)
    for (let time = 0; time < 4; time++) sent.push((await loyalty.send("qitaf", { phone })).statusCode);
  expect(sent).toEqual([200, 200, 200, 429, 200, 200, 429, 429]);

  const { loyalty } = await aPointsGuest(booking);
  const many = await Promise.all(Array.from({ length: 12 }, () => loyalty.send("qitaf", { phone: "05" })));
  expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

test("a site without the programme does not know it, and another currency cannot use points", async () => {
  const { app, sandbox, stay } = booking;
  const guest = aPayingGuest(app, sandbox, { host: "mabeet-ae.localhost" });
  const cart = await guest.readyCart((await aProperty(app.db)).id, stay);
  const loyalty = loyaltyCalls(guest, cart.cartId);
  for (const method of ["qitaf", "mokafa", "fursan"] as const) {
    expect(refusal(await loyalty.send(method, { phone: aMemberNumber() }))).toEqual([404, 1002]);
    expect(refusal(await loyalty.apply({ method, burnPoints: 500 }))).toEqual([404, 1002]);
    expect(refusal(await loyalty.remove(method))).toEqual([404, 1002]);
  }
  await aCurrencyRate(app.db, { code: "USD", rank: 2 });
  const dollars = aPayingGuest(app, sandbox, { "x-currency": "USD" });
  const inDollars = await dollars.readyCart((await aProperty(app.db)).id, stay);
  const refused = await loyaltyCalls(dollars, inDollars.cartId).send("qitaf", { phone: aMemberNumber() });
  expect(refusal(refused)).toEqual([422, 5006]);
});

test("nobody else reads or uses a request", async () => {
  const [{ loyalty, cart }, other] = [await aPointsGuest(booking), await aPointsGuest(booking)];
  const { requestId } = (await loyalty.send("qitaf", { phone: aMemberNumber() })).json();
  expect(refusal(await other.loyalty.confirm("qitaf", requestId))).toEqual([404, 4001]);
  await loyalty.confirm("qitaf", requestId);
  expect(refusal(await other.loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 }))).toEqual([404, 4001]);
  expect(refusal(await loyaltyCalls(other.guest, cart.cartId).remove("qitaf"))).toEqual([404, 4001]);
});

test("nothing of a member's number is stored in the clear", async () => {
  const { cart } = await aGuestWithPoints(booking, 500, "77");
  const { rows } = await booking.app.db.execute<{ text: string }>(sql`
    SELECT row_to_json(l)::text AS text FROM cart_leg l WHERE cart_id = ${cart.cartId}
    UNION ALL SELECT row_to_json(c)::text FROM points_code c WHERE cart_id = ${cart.cartId}`);
  expect(rows).toHaveLength(2);
  for (const { text } of rows) expect(text).not.toMatch(/9665\d{6}77/);
});
