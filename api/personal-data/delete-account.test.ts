import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderDocument } from "#api/document/pdf/render-document.ts";
import { withoutPeople } from "#api/document/without-people.ts";
import { orderByNumber } from "#api/operator/find-orders.ts";
import { refundPart } from "#api/operator/refund-part.ts";
import { shownDocuments } from "#api/order/view/order-documents.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { accounts } from "#api/schema/account.ts";
import { refunds } from "#api/schema/payment.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { tablesNaming } from "#api/testing/checks/tables-naming.ts";
import { aCartGuest, aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, aRegistration, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { purgeAccounts } from "./purge-accounts.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits, timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

const db = () => booking.app.db;
const del = (member: Pick<Member, "call">, body: object = {}) =>
  member.call("POST", endpoints.deleteUser.url, aLogin({ reason: "I moved away", ...body }));
const isAlive = async (token: string) => {
  const bearer = aCartGuest(booking.app, { authorization: `Bearer ${token}` });
  return (await bearer.call("GET", endpoints.getMe.url)).statusCode === 200;
};

/** A user with their own name who saved a traveller and paid for a stay. */
async function aTravelledMember(name: string) {
  const member = await aMember(booking.app, { headers: { host: "mabeet-sa.localhost" } });
  const person = { title: "ms", firstName: name, lastName: name, nationality: null };
  await member.call("PUT", `/api/account/v2/user/${member.user.id}`, person);
  const document = { birthDate: null, idType: "passport", idNumber: "P1234567", idExpiry: null, isPrimary: false };
  await member.call("POST", endpoints.addTraveller.url, { ...person, ...document });
  const paying = aPayingGuest({ inject: (request) => inject(member, request) }, booking.sandbox);
  const property = await aProperty(db());
  const { cartId } = await paying.cart({ propertyId: property.id, ...booking.stay });
  const guest = aTraveller({ firstName: name, lastName: name, email: member.email, phone: paying.phone });
  const cart = (await paying.setGuest(cartId, { ...guest, note: `${name} comes late` })).json();
  const { orderNumber } = (await paying.pay(cart, testCards.paid)).json();
  const phone = `${paying.phone.dialCode}${paying.phone.number}`;
  return { member, orderNumber: orderNumber as string, phone, property };
}

/** The same browser: it sends the cookies of the user. */
const inject = (member: Member, { method, url, headers, payload }: Parameters<Inject>[0]) =>
  member.call(method, url, payload, Object.fromEntries(Object.entries(headers).filter(([key]) => key !== "cookie")));
type Inject = Parameters<typeof aPayingGuest>[0]["inject"];

const makePast = (orderNumber: string) =>
  db().execute(sql`
    UPDATE order_item SET starts_on = starts_on - 60, ends_on = ends_on - 60
    WHERE order_id = (SELECT id FROM placed_order WHERE order_number = ${orderNumber})`);
const ledger = async () =>
  (await db().execute(sql`SELECT tx_id, account, currency, amount_minor FROM ledger_entry ORDER BY 1, 2, 3`)).rows;
const orderOf = async (orderNumber: string) =>
  (
    await db().execute<{ total_minor: string; status_code: number; user_id: string | null }>(
      sql`SELECT total_minor, status_code, user_id FROM placed_order WHERE order_number = ${orderNumber}`,
    )
  ).rows[0];

test("a deleted account is erased at once, except for what tax law requires", async () => {
  const { member, orderNumber, phone } = await aTravelledMember("Sentinelova");
  await booking.untilSettled();
  await makePast(orderNumber);
  const cookie = member.cookie();
  const [ledgerBefore, orderBefore] = [await ledger(), await orderOf(orderNumber)];
  expect(await tablesNaming(db(), "sentinelova")).toEqual(
    expect.arrayContaining(["account", "cart", "order_item", "traveller"]),
  );

  const answer = await del(member);
  expect([answer.statusCode, answer.headers["clear-site-data"]]).toEqual([204, '"cookies", "storage"']);
  expect(await isAlive(member.token)).toBe(false);
  const timeout = 30_000;
  await expect.poll(() => tablesNaming(db(), "sentinelova"), { timeout }).toEqual(["document"]);
  await expect.poll(() => tablesNaming(db(), member.email, phone.replace("+", "")), { timeout }).toEqual([]);

  expect(await ledger()).toEqual(ledgerBefore);
  expect(await orderOf(orderNumber)).toEqual(orderBefore);
  const url = endpoints.getOrder.url.replace(":orderNumber", orderNumber);
  for (const query of [`?email=${member.email}`, `?phone=${phone.slice(1)}`, "?email=", "?phone=", ""]) {
    const anonymous = aCartGuest(booking.app, query === "" ? { cookie } : {});
    expect((await anonymous.call("GET", `${url}${query}`)).json().error.code).toBe(7001);
  }
  const subjects = (await booking.inboxOf(member.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "حُذف حسابك")).toHaveLength(1);
});

test("the same contact can register again, and the new account has nothing of the old one", async () => {
  const { member, orderNumber } = await aTravelledMember("Returnova");
  await booking.untilSettled();
  await makePast(orderNumber);
  await del(member);
  const guest = aCartGuest(booking.app);
  const { length: before } = await codesTo(member.email);
  const { requestId } = (
    await guest.call("POST", endpoints.register.url, aRegistration({ email: member.email }))
  ).json();
  await expect.poll(async () => (await codesTo(member.email)).length, { timeout: 30_000 }).toBe(before + 1);
  const [token] = await codesTo(member.email);
  const verification = { email: member.email, token, requestId };
  expect((await guest.call("POST", endpoints.verifyEmail.url, verification)).statusCode).toBe(200);
  const login = await guest.call("POST", endpoints.logIn.url, aLogin({ email: member.email }));
  expect(login.json().user.id).not.toBe(member.user.id);
  expect((await guest.call("GET", endpoints.listTravellers.url)).json().items).toEqual([]);
  expect((await guest.call("GET", `${endpoints.listOrders.url}?list=past`)).json().totalCount).toBe(0);
});

/** The codes that were mailed to an address, the newest first. */
async function codesTo(email: string): Promise<string[]> {
  const texts = (await booking.inboxOf(email)).map(({ text }) => text);
  return texts.map((text) => /\b(\d{6})\b/.exec(text)?.[1] ?? "").filter(Boolean);
}

test("an account with an upcoming stay cannot be deleted, nor one with a wrong password", async () => {
  const { member, orderNumber } = await aTravelledMember("Futurova");
  const upcoming = await del(member);
  expect([upcoming.statusCode, upcoming.json().error.code]).toEqual([409, 6010]);
  await makePast(orderNumber);
  const wrong = await del(member, { password: "not the one" });
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([403, 6008]);
  expect((await del(member, { reason: "4242 4242 4242 4242" })).json().error.fields).toEqual({ reason: "cardInText" });
  expect(await isAlive(member.token)).toBe(true);
  expect(await tablesNaming(db(), "futurova")).toContain("order_item");
});

test("nights held by the account are released", async () => {
  const member = await aMember(booking.app);
  const property = await aProperty(db());
  await member.cart({ propertyId: property.id, ...booking.stay });
  const other = aCartGuest(booking.app);
  expect((await other.book({ propertyId: property.id, ...booking.stay })).statusCode).toBe(409);
  expect((await del(member)).statusCode).toBe(204);
  expect((await other.book({ propertyId: property.id, ...booking.stay })).statusCode).toBe(201);
});

test("of many concurrent deletions one succeeds", async () => {
  const member = await aMember(booking.app);
  const answers = await Promise.all([1, 2, 3].map(() => del(member)));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 204)).toHaveLength(1);
  expect(codes.every((code) => code < 500)).toBe(true);
});

test("a month later the row is deleted, and the order has no account", async () => {
  const { member, orderNumber } = await aTravelledMember("Purgova");
  await booking.untilSettled();
  await makePast(orderNumber);
  await del(member);
  await runBatches(db(), "purge-accounts", purgeAccounts);
  expect(await db().$count(accounts, eq(accounts.id, member.user.id))).toBe(1);
  await db().execute(sql`UPDATE account SET deleted_at = app_now() - interval '31 days' WHERE id = ${member.user.id}`);
  await runBatches(db(), "purge-accounts", purgeAccounts);
  expect(await db().$count(accounts, eq(accounts.id, member.user.id))).toBe(0);
  expect(await orderOf(orderNumber)).toMatchObject({ user_id: null, status_code: 58 });
});

test("every invariant of nights and money holds after all of this", async () => {
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("of a concurrent payment and deletion of an account one succeeds", async () => {
  for (let round = 0; round < 4; round++) {
    const member = await aMember(booking.app);
    const paying = aPayingGuest({ inject: (request) => inject(member, request) }, booking.sandbox);
    const property = await aProperty(db());
    const cart = await paying.readyCart(property.id, booking.stay);
    const [paid, deleted] = await Promise.all([paying.pay(cart, testCards.paid), del(member)]);
    expect([paid.statusCode, deleted.statusCode].every((code) => code < 500)).toBe(true);
    const order = await db().execute(
      sql`SELECT FROM placed_order WHERE cart_id = ${cart.cartId} AND status_code <> 60`,
    );
    expect([order.rows.length === 1, deleted.statusCode === 204]).not.toEqual([true, true]);
  }
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("an export lists the documents of the bookings", async () => {
  const { member, orderNumber } = await aTravelledMember("Exportova");
  await booking.untilSettled();
  const { orders } = (await member.call("GET", endpoints.exportUser.url)).json();
  expect(orders).toMatchObject([
    {
      orderNumber,
      documents: [{ kind: "invoice", number: expect.stringMatching(/^MSA-/), gross: expect.any(Number) }],
    },
  ]);
});

test("a booking of a deleted account is refunded with a credit note, and its documents name nobody", async () => {
  const { member, orderNumber } = await aTravelledMember("Refundova");
  await booking.untilSettled();
  await makePast(orderNumber);
  await del(member);
  const operator = { by: "Huda", second: null, reason: "The host granted a night." };
  await refundPart(db(), operator, { orderNumber, halalas: 20_000 });
  await booking.untilSettled();
  const order = await orderByNumber(db(), orderNumber);
  const issued = await shownDocuments(db(), order.id);

  expect(issued.map(({ kind }) => kind)).toEqual(["invoice", "credit-note"]);
  const [refund] = await db()
    .select()
    .from(refunds)
    .where(eq(refunds.id, issued[1]?.subjectId ?? ""));
  expect(refund).toMatchObject({ state: "done", amountMinor: 20_000 });
  for (const document of issued) {
    const shown = withoutPeople(document, order);
    expect(JSON.stringify(shown.content)).not.toContain("Refundova");
    const pdf = await renderDocument(booking.app.pdfDeps, shown, "ar");
    expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-");
  }
  expect(await booking.violations()).toEqual([]);
});
