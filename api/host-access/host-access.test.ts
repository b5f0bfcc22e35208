import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#api/platform/outbox/outbox-table.ts";
import { hostAccess, orderEvents, placedOrders } from "#api/schema/order.ts";
import { tasks } from "#api/schema/task.ts";
import { moveStay } from "#api/testing/bookings/move-stay.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const logged: string[] = [];
let booking: BookingApp;
let phones = 0;
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) };
  booking = await aBookingApp({ timeScale: 0.2, env: { LOG_LEVEL: "trace" }, logStream });
});
afterAll(() => booking.sandbox.stop());

/** A paid stay of two nights in twenty days, its host's phone, and the browser of the host with the link. */
async function aBooking(languages: ("ar" | "en" | "ur")[] = ["ar"]) {
  const { db } = booking.app;
  phones += 1;
  const host = await aHost(db, { phone: `+96655${String(phones).padStart(7, "0")}`, languages });
  const { guest, cart } = await booking.readyGuest({ hostId: host.id });
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const [sms] = await booking.inboxOf(host.phone);
  const link = /\S+\/host\/order\/\S+/.exec(sms?.text ?? "")?.[0] ?? "";
  const access = /access=([\w-]{24})$/.exec(link)?.[1] ?? "none";
  const browser = aCartGuest(booking.app);
  browser.cookies.set(`hostAccess-${orderNumber}`, access);
  return { guest, host, orderNumber, text: sms?.text ?? "", link, access, browser };
}

const at = (url: string, orderNumber: string) => url.replace(":orderNumber", orderNumber);
const read = (by: CartGuest, orderNumber: string) => by.call("GET", at(endpoints.getHostOrder.url, orderNumber));
const act = (
  by: CartGuest,
  name: "reportNoShow" | "declineToHost",
  orderNumber: string,
  body: object = {},
  headers = {},
) => by.call("POST", at(endpoints[name].url, orderNumber), body, headers);
const errorOf = (answer: { json: () => { error: { code: number } } }) => answer.json().error.code;
const idOf = async (orderNumber: string) => {
  const [order] = await booking.app.db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  return order?.id ?? "";
};
const tasksOf = async (orderNumber: string) => {
  const rows = await booking.app.db
    .select()
    .from(tasks)
    .where(eq(tasks.subject, await idOf(orderNumber)));
  return rows.map(({ kind }) => kind);
};

test("a confirmed booking tells its host by SMS, without names and amounts, with a link of its own", async () => {
  const { text, link, orderNumber, guest } = await aBooking();
  expect(text).toMatch(new RegExp(`حجز جديد ${orderNumber}: \\d\\d [^،]+، 3 ضيوف`));
  expect(link).toMatch(/^http:\/\/mabeet-sa\.localhost:\d+\/ar\/host\/order\/C\d{9}\?access=[\w-]{24}$/);
  expect(text.replace(link, "")).not.toMatch(/SAR|ر\.س/);
  expect(text).not.toContain("Noura");
  const english = await aBooking(["ur", "en"]);
  expect(english.text).toMatch(/new booking C\d{9}: \d\d \w+ \d{4}, 3 guests\. http\S+\/en\/host/);
  expect((await guest.order(orderNumber)).statusCode).toBe(200);
});

test("the link opens dates, guests and arrival time, and nothing about money or contacts", async () => {
  const { browser, orderNumber, guest, access } = await aBooking();
  const answer = await read(browser, orderNumber);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toMatchObject({
    orderNumber,
    statusCode: 58,
    ...booking.stay,
    nights: 2,
    guest: { firstName: "Noura", guestCount: { adults: 2, children: 1 } },
    stayState: "expected",
    noShow: { isPossible: false, reportedAt: null },
    decline: { isPossible: true, requestedAt: null },
  });
  for (const secret of [guest.email, guest.phone.number, "total", "price", "SAR"])
    expect(answer.body).not.toContain(secret);
  expect(logged.filter((line) => line.includes(access))).toEqual([]);
});

test("a link opens no other booking, and the number alone opens nothing", async () => {
  const [one, two] = [await aBooking(), await aBooking()];
  one.browser.cookies.set(`hostAccess-${two.orderNumber}`, one.access);
  for (const by of [one.browser, aCartGuest(booking.app), two.guest]) {
    expect(errorOf(await read(by, two.orderNumber))).toBe(7001);
    expect(errorOf(await act(by, "reportNoShow", two.orderNumber))).toBe(7001);
    expect(errorOf(await act(by, "declineToHost", two.orderNumber, { reason: "other" }))).toBe(7001);
  }
  const asGuest = aCartGuest(booking.app);
  asGuest.cookies.set(`orderAccess-${one.orderNumber}`, one.access);
  expect(errorOf(await asGuest.call("GET", `/api/enigma/order/${one.orderNumber}`))).toBe(7001);
});

test("a link ends thirty days after the stay", async () => {
  const { browser, orderNumber } = await aBooking();
  await moveStay(booking.app.db, orderNumber, -22 - 30);
  expect((await read(browser, orderNumber)).statusCode).toBe(200);
  await moveStay(booking.app.db, orderNumber, -1);
  expect(errorOf(await read(browser, orderNumber))).toBe(7001);
  await booking.app.jobs.run("prune-access");
  expect(await booking.app.db.$count(hostAccess, eq(hostAccess.orderId, await idOf(orderNumber)))).toBe(0);
});

test("a host who cannot host makes a task once, and nothing changes for the guest", async () => {
  const { browser, guest, orderNumber } = await aBooking();
  const declined = await act(browser, "declineToHost", orderNumber, { reason: "damage", note: "The roof leaks." });
  expect(declined.json().decline).toEqual({ isPossible: false, requestedAt: expect.any(String) });
  await act(browser, "declineToHost", orderNumber, { reason: "other" });
  expect(await tasksOf(orderNumber)).toEqual(["host-declined"]);
  const seen = (await guest.order(orderNumber)).json();
  expect([seen.statusCode, seen.events.map(({ kind }: { kind: string }) => kind)]).toEqual([
    58,
    ["placed", "confirmed"],
  ]);
});

test.each([
  [{ reason: "lazy" }, 1001],
  [{ reason: "other", note: "x".repeat(501) }, 1001],
  [{ reason: "other", note: "pay 4242 4242 4242 4242" }, 1001],
  [{}, 1001],
])("a refusal with %j gets a clear answer", async (body, code) => {
  const { browser, orderNumber } = await aBooking();
  expect(errorOf(await act(browser, "declineToHost", orderNumber, body))).toBe(code);
  expect(await tasksOf(orderNumber)).toEqual([]);
});

test("pages of other sites cannot act for a host", async () => {
  const { browser, orderNumber } = await aBooking();
  const elsewhere = { "sec-fetch-site": "cross-site" };
  expect((await act(browser, "declineToHost", orderNumber, { reason: "other" }, elsewhere)).statusCode).toBe(403);
  expect(await tasksOf(orderNumber)).toEqual([]);
});

test("a no-show is reported from the morning after check-in, the guest is asked and may object once", async () => {
  const { browser, guest, orderNumber } = await aBooking();
  expect(errorOf(await act(browser, "reportNoShow", orderNumber))).toBe(7009);
  await moveStay(booking.app.db, orderNumber, -22);
  const objection = () => guest.call("POST", at(endpoints.objectToNoShow.url, orderNumber), {});
  expect(errorOf(await objection())).toBe(7009);
  const reported = await act(browser, "reportNoShow", orderNumber);
  expect(reported.json()).toMatchObject({ stayState: "no-show", noShow: { isPossible: false } });
  expect((await act(browser, "reportNoShow", orderNumber)).statusCode).toBe(200);
  await booking.untilSettled();
  const subjects = (await booking.inboxOf(guest.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Did you arrive?" || subject.includes("هل وصلت"))).toHaveLength(1);
  const texts = (await booking.inboxOf(guest.phone.number)).map(({ text }) => text);
  expect(texts.filter((text) => /24 (?:hours|ساعة)/.test(text))).toHaveLength(1);

  const seen = (await guest.order(orderNumber)).json();
  expect(seen).toMatchObject({ statusCode: 58, stay: { state: "no-show", hasObjected: false, leaveFrom: null } });
  expect(Date.parse(seen.stay.objectUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect(errorOf(await aCartGuest(booking.app).call("POST", at(endpoints.objectToNoShow.url, orderNumber), {}))).toBe(
    7007,
  );
  expect((await objection()).json().stay).toMatchObject({ state: "no-show", hasObjected: true, objectUntil: null });
  expect((await objection()).statusCode).toBe(200);
  expect(await tasksOf(orderNumber)).toEqual(["no-show-objected"]);
  const events = await booking.app.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, await idOf(orderNumber)));
  expect(events.map(({ kind, actor }) => `${kind} ${actor}`).slice(2)).toEqual([
    "no-show host",
    "no-show-objected guest",
  ]);
  expect(await booking.violations()).toEqual([]);
});

test("an objection a day later is too late", async () => {
  const { browser, guest, orderNumber } = await aBooking();
  await moveStay(booking.app.db, orderNumber, -22);
  await act(browser, "reportNoShow", orderNumber);
  await booking.app.db.execute(sql`UPDATE chalet_order_item SET no_show_at = no_show_at - interval '24 hours'`);
  expect((await guest.order(orderNumber)).json().stay.objectUntil).toBeNull();
  expect(errorOf(await guest.call("POST", at(endpoints.objectToNoShow.url, orderNumber), {}))).toBe(7009);
});

/** Moves the stay so that it begins within a day. */
function moveWithinADay(orderNumber: string): Promise<void> {
  const isToday = Date.now() < Date.parse(`${booking.stay.checkIn}T16:00:00+03:00`) - 20 * 24 * 3_600_000;
  return moveStay(booking.app.db, orderNumber, isToday ? -20 : -19);
}

test("the reminder waits until a day before the stay, and is not sent for another day", async () => {
  const { host, orderNumber } = await aBooking();
  const { db } = booking.app;
  const subject = await idOf(orderNumber);
  const [job] = await db.select().from(outbox).where(sql`kind = 'host-reminder' AND subject_id = ${subject}`);
  const checkIn = Date.parse(`${booking.stay.checkIn}T16:00:00+03:00`);
  expect(job?.runAt.getTime()).toBe(checkIn - 24 * 3_600_000);
  const due = () => db.execute(sql`UPDATE outbox SET run_at = app_now(), done_at = NULL WHERE id = ${job?.id}`);
  await due();
  await booking.untilSettled();
  expect(await booking.inboxOf(host.phone)).toHaveLength(1);
  await moveWithinADay(orderNumber);
  await due();
  await booking.untilSettled();
  expect(
    (await booking.inboxOf(host.phone)).map(({ text }) => text).filter((text) => text.includes("غدًا")),
  ).toHaveLength(1);
});

test("a changed booking reminds its host once, though its booking and its change enqueued a reminder", async () => {
  const { guest, host, orderNumber } = await aBooking();
  const { db } = booking.app;
  const guestCount = { adults: 1, children: 0 };
  const { answer } = await changingGuest(guest, orderNumber).changeTo({ ...booking.stay, guestCount });
  expect(answer.json().status).toBe("DONE");
  await moveWithinADay(orderNumber);
  const subject = await idOf(orderNumber);
  await db.execute(sql`
    UPDATE outbox SET run_at = app_now() WHERE kind = 'host-reminder' AND done_at IS NULL AND (subject_id = ${subject}
      OR subject_id IN (SELECT id FROM cart WHERE change ->> 'orderId' = ${subject}))`);
  await booking.untilSettled();
  const texts = (await booking.inboxOf(host.phone)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("غدًا"))).toHaveLength(1);
});
