import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { propertyDiscounts } from "#api/schema/rate.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";

/** A Tuesday; Thursday and Friday, the 3rd and 4th, are weekend nights in Saudi Arabia. */
const NOW = "2026-12-01T09:00:00Z";
const weekend = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { ...clockAt(NOW), ...manyNetworks } });
  await aCurrencyRate(app.db);
  await aCurrencyRate(app.db, { code: "KWD", rate: 0.0818, rank: 2 });
});

const codeOf = (answer: { statusCode: number; json: () => { error: { code: number } } }) => [
  answer.statusCode,
  answer.json().error.code,
];

test("a guest holds the nights of a stay for fifteen minutes at the price they were quoted", async () => {
  const host = await aHost(app.db);
  const property = await aProperty(app.db, { insuranceAmount: 50_000, hostId: host.id });
  const answer = await aCartGuest(app).book({ propertyId: property.id, ...weekend });
  const cart = answer.json();

  expect(answer.statusCode).toBe(201);
  expect(cart).toMatchObject({
    status: "open",
    expired: false,
    siteId: "mabeet-SA",
    orderNumber: null,
    paymentId: null,
  });
  expect(Date.parse(cart.expiredAt) - Date.parse(cart.chalet.currencies.lockedAt)).toBe(900_000);
  expect(cart.totals).toEqual({
    subtotal: 3200,
    vat: 480,
    insurance: 0,
    coupons: 0,
    loyalty: 0,
    total: 3680,
    currency: "SAR",
    payable: { total: 3680, currency: "SAR" },
  });
  expect(cart.products.map(({ type, price }: { type: string; price: object }) => [type, price])).toEqual([
    ["accommodation", { total: 3200 }],
    ["vat", { total: 480 }],
  ]);
  expect(cart.chalet).toMatchObject({
    propertyId: property.id,
    contact: null,
    numberOfNights: 3,
    guestCount: { adults: 2, children: 0 },
    guests: null,
    location: { isExact: false, cityId: 5, area: "", city: "" },
    totals: { cartTotal: 3680, propertyTotalPrice: 3680, insuranceAmount: 500, subtotal: 3200 },
    currencies: { base: "SAR", display: "SAR", rate: 1 },
  });
});

test("the marketing source of a guest is stored with the cart, in any script", async () => {
  const property = await aProperty(app.db);
  const marketing = { source: "letter", campaign: "half \ud800" };
  const answer = await aCartGuest(app).book({ propertyId: property.id, ...weekend }, { marketing, searchId: "s-1" });
  const { rows } = await app.db.execute(sql`
    SELECT marketing, search_id AS "searchId" FROM cart
    WHERE id IN (SELECT i.cart_id FROM cart_item i JOIN chalet_item s ON s.cart_item_id = i.id WHERE s.property_id = ${property.id})`);

  expect(answer.statusCode).toBe(201);
  expect(rows).toEqual([{ marketing: { source: "letter", campaign: "half \ufffd" }, searchId: "s-1" }]);
});

test("the cookie of a cart is out of reach of scripts and of other sites", async () => {
  const property = await aProperty(app.db);
  const answer = await aCartGuest(app).book({ propertyId: property.id, ...weekend });

  expect(answer.headers["set-cookie"]).toMatch(
    /^cartToken=[\w-]+\.[\w-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  );
});

test("a guest reads their cart again, and no cache may store it", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const { cartId } = await guest.cart({ propertyId: property.id, ...weekend });
  const answer = await guest.get(cartId, { "x-locale": "en" });

  expect([answer.statusCode, answer.json().cartId]).toEqual([200, cartId]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json().products[0]).toMatchObject({ name: "Qamra Chalet", description: "for 3 nights" });
});

test("the cart of another guest, a missing cart and a malformed id get the same answer", async () => {
  const property = await aProperty(app.db);
  const { cartId } = await aCartGuest(app).cart({ propertyId: property.id, ...weekend });
  const otherGuest = aCartGuest(app);
  await otherGuest.cart({ propertyId: (await aProperty(app.db)).id, ...weekend });
  const answers = await Promise.all([
    otherGuest.get(cartId),
    otherGuest.get("00000000-0000-4000-8000-000000000000"),
    otherGuest.get("no-cart"),
    aCartGuest(app).get(cartId),
    otherGuest.setGuest(cartId, aTraveller()),
    otherGuest.release(cartId),
  ]);
  const errors = answers.map((answer) => ({ ...answer.json().error, requestId: "" }));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(errors.every((error) => JSON.stringify(error) === JSON.stringify(errors[0]))).toBe(true);
  expect(errors[0]?.code).toBe(4001);
});

test("nights that another guest holds are refused with 3002, and those beside them are free", async () => {
  const property = await aProperty(app.db);
  await aCartGuest(app).cart({ propertyId: property.id, ...weekend });
  const late = aCartGuest(app);
  const quoteId = await late.quote({ propertyId: property.id, checkIn: "2026-12-05", checkOut: "2026-12-07" });
  const input = { propertyId: property.id, guestCount: { adults: 1, children: 0 }, quoteId };

  expect(codeOf(await late.create({ ...input, checkIn: "2026-12-04", checkOut: "2026-12-07" }))).toEqual([409, 3002]);
  expect((await late.create({ ...input, checkIn: "2026-12-05", checkOut: "2026-12-07" })).statusCode).toBe(201);
});

test("a new cart of the same browser releases its old one, also for the same nights", async () => {
  const [one, other] = [await aProperty(app.db), await aProperty(app.db)];
  const guest = aCartGuest(app);
  const first = await guest.cart({ propertyId: one.id, ...weekend });
  const input = { propertyId: one.id, ...weekend, guestCount: { adults: 3, children: 0 } };
  const quoteId = await aCartGuest(app).quote({ propertyId: other.id, ...weekend });
  const moved = await guest.create({ ...input, propertyId: other.id, quoteId });
  const back = await guest.book(input);

  expect([moved.statusCode, back.statusCode]).toEqual([201, 201]);
  expect((await guest.get(first.cartId)).json()).toMatchObject({ status: "released", expired: true });
  expect((await guest.get(moved.json().cartId)).json().status).toBe("released");
  const { rows } = await app.db.execute(sql`SELECT DISTINCT property_id FROM night_claim
    WHERE property_id IN (${one.id}, ${other.id})`);
  expect(rows).toEqual([{ property_id: one.id }]);
});

test("a browser may request again the nights that it holds itself", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const quoteId = await guest.quote({ propertyId: property.id, ...weekend });
  const input = { propertyId: property.id, ...weekend, guestCount: { adults: 2, children: 0 }, quoteId };
  const answers = [await guest.create(input), await guest.create(input)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
});

test("nights that were paid stay taken", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const quoteId = await guest.quote({ propertyId: property.id, ...weekend });
  await aClaim(app.db, property.id, { checkIn: "2026-12-04", checkOut: "2026-12-06" });

  const input = { propertyId: property.id, ...weekend, guestCount: { adults: 2, children: 0 }, quoteId };
  expect(codeOf(await guest.create(input))).toEqual([409, 3002]);
});

test("a changed price is answered with both prices, and nothing is held", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  const input = { propertyId: property.id, ...weekend, guestCount: { adults: 2, children: 0 } };
  const quoteId = await guest.quote(input);
  await app.db.insert(propertyDiscounts).values({
    propertyId: property.id,
    source: "PROPERTY",
    fromDay: "2026-12-03",
    toDay: "2026-12-03",
    percentage: 50,
  });
  const answer = await guest.create({ ...input, quoteId });

  expect(codeOf(answer)).toEqual([409, 4003]);
  expect(answer.json().error.details).toEqual({ before: 3680, after: 2990 });
  expect((await guest.book(input)).statusCode).toBe(201);
});

test.each([
  ["nobody signed", {}, "eyJhIjoxfQ.AAAA"],
  ["another property", { propertyId: -1 }, null],
  ["other nights", { checkOut: "2026-12-04" }, null],
])("a quote for what %s is refused as a field", async (_what, other, forged) => {
  const [property, second] = [await aProperty(app.db), await aProperty(app.db)];
  const guest = aCartGuest(app);
  const input = { propertyId: property.id, ...weekend, guestCount: { adults: 2, children: 0 } };
  const quoteId = forged ?? (await guest.quote(input));
  const changed = "propertyId" in other ? { propertyId: second.id } : other;
  const answer = await guest.create({ ...input, ...changed, quoteId });

  expect(codeOf(answer)).toEqual([400, 1001]);
  expect(answer.json().error.fields).toEqual({ quoteId: "invalid" });
});

test("a quote of another site is refused", async () => {
  const property = await aProperty(app.db);
  const input = { propertyId: property.id, ...weekend, guestCount: { adults: 2, children: 0 } };
  const quoteId = await aCartGuest(app, { host: "mabeet-kw.localhost" }).quote(input);

  expect(codeOf(await aCartGuest(app).create({ ...input, quoteId }))).toEqual([400, 1001]);
});

test("a cart is subject to the rules of a quote: listing, booking window and capacity", async () => {
  const property = await aProperty(app.db, { capacity: 4 });
  const guest = aCartGuest(app);
  const quoteId = await guest.quote({ propertyId: property.id, ...weekend });
  const input = { propertyId: property.id, ...weekend, guestCount: { adults: 2, children: 0 }, quoteId };

  expect(codeOf(await guest.create({ ...input, guestCount: { adults: 3, children: 2 } }))).toEqual([422, 3005]);
  expect(codeOf(await guest.create({ ...input, propertyId: 999_999 }))).toEqual([404, 3001]);
  expect(codeOf(await guest.create({ ...input, checkIn: "2026-11-30" }))).toEqual([400, 2002]);
  expect(codeOf(await guest.create({ ...input, checkIn: "soon" }))).toEqual([400, 2002]);
});

test("a cart is paid in the currency the guest chose, at the rate of its first moment", async () => {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app, { "x-currency": "KWD" });
  const { cartId, totals } = await guest.cart({ propertyId: property.id, ...weekend });
  await app.db.execute(sql`UPDATE currency_rate SET rate = 0.09 WHERE code = 'KWD'`);
  const again = (await guest.get(cartId)).json();

  expect(totals.payable).toEqual({ total: 301.02, currency: "KWD" });
  expect(again.totals.payable).toEqual(totals.payable);
  expect(again.chalet.currencies).toMatchObject({ display: "KWD", rate: 0.0818 });
});
