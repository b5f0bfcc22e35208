import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oneTimeCodes } from "#api/schema/account.ts";
import { containsSecret } from "#api/testing/checks/contains-secret.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { maskedContact } from "#domain/account/read-contact.ts";
import { confirmationToken } from "./confirmation-token.ts";
import { orderActorOf, requireOrderActor } from "./require-order-actor.ts";

const logged: string[] = [];
let booking: BookingApp;
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) };
  booking = await aBookingApp({ timeScale: 0.2, env: { ...relaxedLimits, LOG_LEVEL: "trace" }, logStream });
});
afterAll(() => booking.sandbox.stop());

/** A paid stay, and a guest in another browser who opened the link of its email. */
async function aBooking() {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const reader = aCartGuest(booking.app);
  reader.cookies.set(`orderAccess-${orderNumber}`, await booking.linkOf(guest.email));
  return { guest, reader, orderNumber };
}

const at = (url: string, orderNumber: string) => url.replace(":orderNumber", orderNumber);
const ask = (by: CartGuest, orderNumber: string, channel = "email", headers = {}) =>
  by.call("POST", at(endpoints.sendOrderCode.url, orderNumber), { channel }, headers);
const confirm = (by: CartGuest, orderNumber: string, body: object, headers = {}) =>
  by.call("POST", at(endpoints.confirmOrderCode.url, orderNumber), body, headers);
const errorOf = (answer: { json: () => { error: { code: number } } }) => answer.json().error.code;
/** The code in the newest message that was sent to a contact. */
async function codeTo(contact: string): Promise<string> {
  await booking.untilSettled();
  const texts = (await booking.inboxOf(contact)).map(
    ({ text }) => /\b(\d{6})\b/.exec(text.replaceAll(/C\d{9}/g, ""))?.[1],
  );
  return texts.filter((code) => code !== undefined).at(0) ?? "none";
}
const other = (code: string) => (code === "000000" ? "111111" : "000000");
const age = (seconds: number) =>
  booking.app.db.execute(sql`UPDATE one_time_code SET created_at = created_at - ${seconds} * interval '1 second'`);

/** Whether this browser may act on the order, as every action decides it. */
async function mayAct(
  by: CartGuest,
  orderNumber: string,
  now = booking.app.now(),
  headers: Record<string, string> = {},
) {
  const { db, settings } = booking.app;
  const sent = { "sec-fetch-site": "same-origin", ...(by.cookie() && { cookie: by.cookie() }), ...headers };
  const request = { holder: null, caller: { kind: "anonymous" } as const, headers: sent };
  const clock = { secrets: settings.secrets, now };
  return requireOrderActor(db, orderNumber, orderActorOf(request, orderNumber), clock).then(
    () => true,
    (problem) => problem.code,
  );
}

test("a guest who opened the link confirms a code from the email and may act for half an hour", async () => {
  const { guest, reader, orderNumber } = await aBooking();
  expect(await mayAct(reader, orderNumber)).toBe("order-code-required");
  const sent = (await ask(reader, orderNumber)).json();
  expect(sent).toEqual({
    requestId: expect.any(String),
    expiresIn: 300,
    retryAfter: 60,
    masked: `${guest.email[0]}•••@${guest.email.split("@")[1]}`,
  });
  const code = await codeTo(guest.email);
  const answer = await confirm(reader, orderNumber, { requestId: sent.requestId, code });
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  expect(String(answer.headers["set-cookie"])).toMatch(
    /^orderAccess-C\d{9}=[\w-]{24}\.[\w.-]+; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const later = (minutes: number) => new Date(booking.app.now().getTime() + minutes * 60_000);

  expect(await mayAct(reader, orderNumber)).toBe(true);
  expect(await mayAct(reader, orderNumber, later(29))).toBe(true);
  expect(await mayAct(reader, orderNumber, later(31))).toBe("order-code-required");
  expect(await mayAct(reader, orderNumber, undefined, { "sec-fetch-site": "cross-site" })).toBe("order-code-required");
  expect(errorOf(await confirm(reader, orderNumber, { requestId: sent.requestId, code }))).toBe(6007);
  expect((await reader.call("GET", `/api/enigma/order/${orderNumber}`)).statusCode).toBe(200);
  const secrets = [code, String(reader.cookies.get(`orderAccess-${orderNumber}`))];
  const written = [...logged, await booking.app.metrics.metrics()];
  expect(written.filter((line) => secrets.some((secret) => containsSecret(line, secret)))).toEqual([]);
});

test("a code by SMS works for its own order only", async () => {
  const [one, two] = [await aBooking(), await aBooking()];
  const { requestId } = (await ask(one.reader, one.orderNumber, "sms")).json();
  const code = await codeTo(`+966${one.guest.phone.number}`.replace("+966+966", "+966"));
  two.reader.cookies.set(
    `orderAccess-${one.orderNumber}`,
    String(one.reader.cookies.get(`orderAccess-${one.orderNumber}`)),
  );
  expect(errorOf(await confirm(two.reader, two.orderNumber, { requestId, code }))).toBe(6006);
  expect((await confirm(one.reader, one.orderNumber, { requestId, code })).statusCode).toBe(204);
  one.reader.cookies.set(
    `orderAccess-${two.orderNumber}`,
    String(one.reader.cookies.get(`orderAccess-${one.orderNumber}`)),
  );
  expect(await mayAct(one.reader, two.orderNumber)).toBe("order-code-required");
});

test("a code is compared five times, and a new one replaces it after a minute", async () => {
  const { guest, reader, orderNumber } = await aBooking();
  const { requestId } = (await ask(reader, orderNumber)).json();
  const code = await codeTo(guest.email);
  const answers = [];
  for (let n = 0; n < 6; n++)
    answers.push(errorOf(await confirm(reader, orderNumber, { requestId, code: other(code) })));
  expect(answers).toEqual([6006, 6006, 6006, 6006, 6006, 6007]);
  expect(errorOf(await confirm(reader, orderNumber, { requestId, code }))).toBe(6007);
  const soon = await ask(reader, orderNumber);
  expect([soon.statusCode, soon.json().error.code]).toEqual([429, 1003]);
  await age(61);
  const again = (await ask(reader, orderNumber)).json();
  expect(
    (await confirm(reader, orderNumber, { requestId: again.requestId, code: await codeTo(guest.email) })).statusCode,
  ).toBe(204);
});

test("a contact gets five codes a day", async () => {
  const { reader, orderNumber } = await aBooking();
  const answers = [];
  for (let n = 0; n < 6; n++) {
    answers.push((await ask(reader, orderNumber)).statusCode);
    await age(61);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test("an anonymous visitor learns nothing about an order, and other sites cannot ask for a code", async () => {
  const { reader, guest, orderNumber } = await aBooking();
  const visitor = aCartGuest(booking.app);
  const request = { requestId: crypto.randomUUID(), code: "123456" };
  for (const number of [orderNumber, "C000000000"]) {
    expect(errorOf(await ask(visitor, number))).toBe(7001);
    expect(errorOf(await confirm(visitor, number, request))).toBe(6007);
    expect(await mayAct(visitor, number)).toBe("order-code-required");
  }
  const elsewhere = { "sec-fetch-site": "cross-site" };
  expect((await ask(reader, orderNumber, "email", elsewhere)).statusCode).toBe(403);
  expect((await confirm(reader, orderNumber, request, elsewhere)).statusCode).toBe(403);
  expect(await booking.app.db.$count(oneTimeCodes, eq(oneTimeCodes.recipient, guest.email))).toBe(0);
});

test.each([{ requestId: "x", code: "123456" }, { requestId: crypto.randomUUID(), code: "12" }, {}])(
  "the invalid confirmation %j is refused with its field",
  async (body) => {
    const answer = await confirm(aCartGuest(booking.app), "C123456789", body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
  },
);

test("a confirmation that another secret signed, or that was changed, opens nothing", async () => {
  const { reader, orderNumber } = await aBooking();
  const name = `orderAccess-${orderNumber}`;
  const { orderId } = (
    await booking.app.db.execute<{ orderId: string }>(
      sql`SELECT id AS "orderId" FROM placed_order WHERE order_number = ${orderNumber}`,
    )
  ).rows[0] ?? { orderId: "" };
  const signed = confirmationToken({ id: orderId }, { secrets: ["b".repeat(32)], now: booking.app.now() });
  for (const value of [
    `${reader.cookies.get(name)}.${signed}`,
    `${"x".repeat(24)}.e30.`,
    ".",
    `.${"x".repeat(3_000)}`,
  ]) {
    reader.cookies.set(name, value);
    expect(await mayAct(reader, orderNumber)).toBe("order-code-required");
  }
});

test("who only knows the number of an order and one contact reads both contacts masked, until a code is confirmed", async () => {
  const { guest, orderNumber } = await aBooking();
  const visitor = aCartGuest(booking.app);
  const read = async (query = "") => {
    const answer = await visitor.call("GET", `${at(endpoints.getOrder.url, orderNumber)}${query}`, undefined, {
      "sec-fetch-site": "same-origin",
    });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  const contacts = [`?email=${guest.email}`, `?phone=0${guest.phone.number}`, ""];
  for (const query of contacts) {
    const answer = await read(query);
    expect(answer.body).not.toContain(guest.email);
    expect(answer.body).not.toContain(guest.phone.number);
    const { email, phone } = answer.json().guests;
    expect([email, `${phone.dialCode}${phone.number}`]).toEqual([
      maskedContact(guest.email),
      maskedContact(`${guest.phone.dialCode}${guest.phone.number}`),
    ]);
  }
  const { requestId } = (await ask(visitor, orderNumber)).json();
  await confirm(visitor, orderNumber, { requestId, code: await codeTo(guest.email) });
  expect((await read()).json().guests).toMatchObject({ email: guest.email, phone: guest.phone });
  const own = await guest.call("GET", at(endpoints.getOrder.url, orderNumber));
  expect(own.json().guests).toMatchObject({ email: guest.email, phone: guest.phone });
});
