import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderEvents, placedOrders } from "#api/schema/order.ts";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { moveOrder } from "./move-order.ts";
import { orderOf, selectOrders } from "./read-order.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

test("an order moves only as the table allows, with its item, and every move is an event", async () => {
  const { db } = booking.app;
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const read = async () => (await selectOrders(db).where(eq(placedOrders.orderNumber, orderNumber))).map(orderOf);
  const [order] = await read();
  if (!order) throw new Error("There is no order.");
  expect(order.statusCode).toBe(orderStatus.confirmed);
  const refunded = moveOrder(db, order, orderStatus.refunded, { actor: "operator" });
  await expect(refunded).rejects.toThrow("cannot move from 58 to 95");
  await moveOrder(db, order, orderStatus.cancelling, { actor: "guest" });
  const [moved] = await read();
  expect([moved?.statusCode, moved?.chalet.statusCode]).toEqual([orderStatus.cancelling, orderStatus.cancelling]);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id);
  expect(events.map(({ kind, actor, fromStatus, toStatus }) => [kind, actor, fromStatus, toStatus])).toEqual([
    ["placed", "guest", null, 71],
    ["confirmed", "system", 71, 58],
    ["cancelling", "guest", 58, 102],
  ]);
});
