import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#api/platform/outbox/outbox-table.ts";
import { couponUses } from "#api/schema/cart.ts";
import { liveNightClaims, stayClaims } from "#api/schema/claim.ts";
import { operatorActions } from "#api/schema/operator.ts";
import { orderEvents, placedOrders } from "#api/schema/order.ts";
import { tasks } from "#api/schema/task.ts";
import { moveStay } from "#api/testing/bookings/move-stay.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import type { PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { cancelOrderAs } from "./cancel-order-as.ts";
import { createCode, endCode, showCode } from "./codes.ts";
import { findOrders } from "./find-orders.ts";
import { listParkedJobs, retryJob } from "./parked-jobs.ts";
import { brokenActions } from "./record-action.ts";
import { refundByHand } from "./refund-by-hand.ts";
import { refundPart } from "./refund-part.ts";
import { finishTask, listTasks } from "./tasks.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

const operator = { by: "Huda", second: null, reason: "The guest called." };
const asHost = { by: "host", nights: "block", isGuestHelped: true } as const;
const asSupport = { by: "operator", nights: "release", isGuestHelped: false } as const;

async function aBooking(given: { policyTypeId?: PolicyTypeId; code?: string } = {}) {
  const { app, sandbox, stay } = booking;
  const guest = aPayingGuest(app, sandbox);
  const { code, ...home } = given;
  const property = await aProperty(app.db, home);
  const { cartId } = await guest.cart({ propertyId: property.id, ...stay });
  if (code) await guest.applyCoupon(cartId, code);
  const cart = await guest.readyCart(property.id, stay);
  if (code) await guest.applyCoupon(cart.cartId, code);
  const ready = (await guest.get(cart.cartId)).json();
  const { orderNumber } = (await guest.pay(ready, testCards.paid)).json();
  await booking.untilSettled();
  const [order] = await app.db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  if (!order) throw new Error("The guest has no order.");
  return { guest, property, orderNumber, order };
}
const seen = async ({ guest, orderNumber }: Awaited<ReturnType<typeof aBooking>>) =>
  (await guest.order(orderNumber)).json();
const actionsOn = (subjectId: string) =>
  booking.app.db.select().from(operatorActions).where(eq(operatorActions.subjectId, subjectId));
const nightsOf = (propertyId: number) =>
  booking.app.db.$count(liveNightClaims, eq(liveNightClaims.propertyId, propertyId));

test("a host who cancels: everything goes back, the nights stay blocked, the guest gets homes and a code", async () => {
  const { db } = booking.app;
  const coupon = await aCoupon(db, { usageLimit: 1 });
  const one = await aBooking({ policyTypeId: 2, code: coupon.code });
  await aProperty(db);
  const before = await seen(one);
  await cancelOrderAs(db, operator, { orderNumber: one.orderNumber, ...asHost });
  await booking.untilSettled();

  const after = await seen(one);
  expect(after).toMatchObject({ statusCode: 95, refunds: [{ amount: before.total, status: "done" }] });
  expect(after.events.map(({ kind }: { kind: string }) => kind).slice(2)).toEqual(["cancelled-by-support", "refunded"]);
  expect(await nightsOf(one.property.id)).toBe(2);
  const [claim] = await db.select().from(stayClaims).where(eq(stayClaims.propertyId, one.property.id));
  expect(claim).toMatchObject({ state: "confirmed", kind: "block", lockedBy: "operator" });
  const uses = await db.select().from(couponUses).where(eq(couponUses.code, coupon.code));
  expect(uses.map(({ state }) => state)).toEqual(["returned"]);

  const mails = (await booking.inboxOf(one.guest.email)).filter(({ kind }) => kind === "mail");
  const help = mails.find(({ subject }) => /had to cancel|تعذّر/.test(subject));
  const code = /STAY-[0-9A-F]{8}/.exec(help?.text ?? "")?.[0] ?? "";
  expect(help?.text.match(/\/chalet\/details\/\d+\?/g)?.length).toBeGreaterThan(0);
  expect(
    (await booking.inboxOf(one.guest.phone.number)).some(({ text }) => /had to be cancelled|نعتذر/.test(text)),
  ).toBe(true);
  const again = await one.guest.readyCart((await aProperty(db)).id, booking.stay);
  expect((await one.guest.applyCoupon(again.cartId, code)).json().totals.coupons).toBeGreaterThan(0);
  const other = aPayingGuest(booking.app, booking.sandbox);
  const theirs = await other.readyCart((await aProperty(db)).id, booking.stay);
  const refused = (await other.applyCoupon(theirs.cartId, code)).json();
  expect(
    refused.products.flatMap(({ notes }: { notes: { code: number }[] }) => notes.map((note) => note.code)),
  ).toEqual([4101]);

  expect(await actionsOn(one.order.id)).toMatchObject([
    { action: "cancel-as-host", byName: "Huda", operatorId: "command" },
  ]);
  expect(await booking.violations()).toEqual([]);
});

test("a cancellation shortly before the stay makes a task to call the guest", async () => {
  const { db } = booking.app;
  const [soon, later] = [await aBooking(), await aBooking()];
  await moveStay(db, soon.orderNumber, -15);
  for (const { orderNumber } of [soon, later]) await cancelOrderAs(db, operator, { orderNumber, ...asHost });
  const open = (await listTasks(db, operator)).filter(({ kind }) => kind === "call-guest");
  expect(open.map(({ subject }) => subject)).toEqual([soon.orderNumber]);
  await finishTask(db, operator, open[0]?.id ?? "");
  await expect(finishTask(db, operator, open[0]?.id ?? "")).rejects.toThrow("finished at");
  await booking.untilSettled();
});

test("support releases the nights and may keep a part with a reason", async () => {
  const { db } = booking.app;
  const one = await aBooking();
  await cancelOrderAs(db, operator, { orderNumber: one.orderNumber, ...asSupport, keptHalalas: 10_000 });
  await booking.untilSettled();
  const after = await seen(one);
  expect(after.statusCode).toBe(95);
  expect(after.refunds[0].amount).toBeCloseTo(after.total - 100, 2);
  expect(await nightsOf(one.property.id)).toBe(0);
  await expect(cancelOrderAs(db, operator, { orderNumber: one.orderNumber, ...asSupport })).rejects.toThrow(
    "cancel-running",
  );
  await expect(
    cancelOrderAs(db, operator, { orderNumber: one.orderNumber, ...asHost, keptHalalas: 1 }),
  ).rejects.toThrow("Nothing is kept");
  expect(await booking.violations()).toEqual([]);
});

test("more than SAR 500 beyond the policy needs a second name, which is another one", async () => {
  const { db } = booking.app;
  const one = await aBooking({ policyTypeId: 2 });
  const cancellation = { orderNumber: one.orderNumber, ...asSupport };
  await expect(cancelOrderAs(db, operator, cancellation)).rejects.toThrow("--second");
  await expect(cancelOrderAs(db, { ...operator, second: " huda" }, cancellation)).rejects.toThrow("another operator");
  await expect(refundPart(db, operator, { orderNumber: one.orderNumber, halalas: 50_001 })).rejects.toThrow("--second");
  expect([(await seen(one)).statusCode, await actionsOn(one.order.id)]).toEqual([58, []]);
  await cancelOrderAs(db, { ...operator, second: "Omar" }, cancellation);
  expect(await actionsOn(one.order.id)).toMatchObject([{ byName: "Huda", secondName: "Omar" }]);
  await booking.untilSettled();
});

test("a part is refunded while the booking stands", async () => {
  const { db } = booking.app;
  const one = await aBooking();
  await refundPart(db, operator, { orderNumber: one.orderNumber, halalas: 20_000 });
  await booking.untilSettled();
  expect(await seen(one)).toMatchObject({ statusCode: 58, refunds: [{ amount: 200, status: "done" }] });
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, one.order.id));
  expect(events.at(-1)).toMatchObject({ kind: "partly-refunded", actor: "operator" });
  await expect(refundPart(db, operator, { orderNumber: one.orderNumber, halalas: 99_999_999 })).rejects.toThrow(
    "less than what is left",
  );
  expect(await booking.violations()).toEqual([]);
});

test("a refund that the bank refused is closed by hand", async () => {
  const { db } = booking.app;
  const one = await aBooking();
  await expect(refundByHand(db, operator, { orderNumber: one.orderNumber, reference: "TRF-2026-1" })).rejects.toThrow(
    "no refused refund",
  );
  await cancelOrderAs(db, operator, { orderNumber: one.orderNumber, ...asSupport });
  await booking.untilSettled();
  await db.execute(
    sql`UPDATE refund SET state = 'refused' WHERE payment_id IN (SELECT id FROM payment WHERE order_id = ${one.order.id})`,
  );
  const closed = await refundByHand(db, operator, { orderNumber: one.orderNumber, reference: "TRF-2026-1" });
  expect(closed.status).toBe(95);
  await booking.untilSettled();
  const [mail] = await booking.inboxOf(one.guest.email);
  expect([mail?.subject, mail?.text]).toEqual([
    expect.stringContaining("استرداد"),
    expect.stringContaining("أُرسل بطريقة أخرى"),
  ]);
  await expect(refundByHand(db, operator, { orderNumber: one.orderNumber, reference: "x" })).rejects.toThrow(
    "reference",
  );
  await db.execute(
    sql`UPDATE refund SET state = 'done' WHERE payment_id IN (SELECT id FROM payment WHERE order_id = ${one.order.id})`,
  );
});

test("orders are found by number, email or phone, with masked contacts, and looking is recorded", async () => {
  const { db } = booking.app;
  const one = await aBooking();
  for (const query of [one.orderNumber, one.guest.email.toUpperCase(), one.order.contactPhone]) {
    const found = await findOrders(db, operator, query);
    expect(found.map(({ orderNumber }) => orderNumber)).toContain(one.orderNumber);
    expect(JSON.stringify(found)).not.toContain(one.guest.email);
  }
  expect(await findOrders(db, operator, "C000000000")).toEqual([]);
  expect(await actionsOn(one.order.id)).toMatchObject([{ action: "find-orders" }]);
  await expect(findOrders(db, { ...operator, by: " " }, "C000000000")).rejects.toThrow("--by");
  await expect(findOrders(db, { ...operator, reason: "" }, "C000000000")).rejects.toThrow("--reason");
});

test("a code is created, shown, used and ended", async () => {
  const { db } = booking.app;
  const terms = {
    kind: "percent",
    value: 15,
    most: 20_000,
    least: 0,
    days: 30,
    usageLimit: null,
    contact: null,
  } as const;
  await createCode(db, operator, { code: "eid-2026", ...terms });
  await expect(createCode(db, operator, { code: "EID-2026", ...terms })).rejects.toThrow("exists already");
  const one = await aBooking({ code: "EID-2026" });
  expect(await showCode(db, operator, "EID-2026")).toMatchObject({
    uses: { used: 1 },
    costHalalas: 20_000,
    isPersonal: false,
  });
  await endCode(db, operator, "EID-2026");
  const next = await one.guest.readyCart((await aProperty(db)).id, booking.stay);
  const refused = (await one.guest.applyCoupon(next.cartId, "EID-2026")).json();
  expect(refused.totals.coupons).toBe(0);
  await expect(showCode(db, operator, "NO-SUCH")).rejects.toThrow("no code");
});

test("a parked job is listed and tried again", async () => {
  const { db } = booking.app;
  const one = await aBooking();
  const [job] = await db.select().from(outbox).where(sql`kind = 'mail-confirmed' AND subject_id = ${one.order.id}`);
  const id = job?.id ?? "";
  await expect(retryJob(db, operator, id)).rejects.toThrow("no parked job");
  await db.execute(sql`UPDATE outbox SET parked_at = app_now(), done_at = NULL, tries = 10 WHERE id = ${id}`);
  expect((await listParkedJobs(db, operator)).map((parked) => parked.id)).toEqual([id]);
  await retryJob(db, operator, id);
  await booking.untilSettled();
  expect(await listParkedJobs(db, operator)).toEqual([]);
});

test("the audit is a chain that nobody can rewrite", async () => {
  const { db } = booking.app;
  expect(await db.$count(operatorActions)).toBeGreaterThan(10);
  expect(await brokenActions(db)).toEqual([]);
  await expect(db.execute(sql`UPDATE operator_action SET reason = 'x'`)).rejects.toThrow();
  await expect(db.execute(sql`DELETE FROM operator_action`)).rejects.toThrow();
  expect(await db.$count(tasks, sql`done_at IS NULL AND kind = 'host-declined'`)).toBe(0);
});
