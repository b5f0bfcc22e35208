import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placedOrders } from "#api/schema/order.ts";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { moveOrder } from "./move-order.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

test("an order moves only as the table allows", async () => {
  const { db } = booking.app;
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const [order] = await db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  if (!order) throw new Error("There is no order.");
  expect(order.statusCode).toBe(orderStatus.confirmed);
  await expect(moveOrder(db, order, orderStatus.refunded)).rejects.toThrow("cannot move from 58 to 95");
  await moveOrder(db, order, orderStatus.cancelling);
  const [moved] = await db.select().from(placedOrders).where(eq(placedOrders.id, order.id));
  expect(moved?.statusCode).toBe(orderStatus.cancelling);
});
