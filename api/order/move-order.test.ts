import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderEvents, placedOrders } from "#api/schema/order.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { moveOrder } from "./move-order.ts";
import { orderOf, selectOrders } from "./read-order.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

test("every item moves with its order", async () => {
  const { db } = booking.app;
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const read = async () => (await selectOrders(db).where(eq(placedOrders.orderNumber, orderNumber))).map(orderOf);
  const [{ id } = { id: "" }] = await read();
  await db.execute(sql`
    WITH second AS (
      INSERT INTO order_item SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'position', 1,
        'total_minor', 0, 'total_halalas', 0))).* FROM order_item i WHERE order_id = ${id} RETURNING id)
    INSERT INTO chalet_order_item SELECT (jsonb_populate_record(s, jsonb_build_object('order_item_id', second.id))).*
    FROM second, chalet_order_item s JOIN order_item i ON i.id = s.order_item_id WHERE i.order_id = ${id}`);
  const [order] = await read();
  if (!order) throw new Error("There is no order.");
  await moveOrder(db, order, orderStatus.cancelling, { actor: "guest" });
  const [moved] = await read();
  expect([moved?.statusCode, moved?.items.map((item) => item.statusCode)]).toEqual([102, [102, 102]]);
  const isMixed = {
    ...order,
    items: order.items.map((item, at) => (at === 0 ? item : { ...item, statusCode: 94 as const })),
  };
  await expect(moveOrder(db, isMixed, orderStatus.cancelling, { actor: "guest" })).rejects.toThrow(
    "cannot move from 94",
  );
});

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
  expect([moved?.statusCode, moved?.items.map((item) => item.statusCode)]).toEqual([
    orderStatus.cancelling,
    [orderStatus.cancelling],
  ]);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id);
  expect(events.map(({ kind, actor, fromStatus, toStatus }) => [kind, actor, fromStatus, toStatus])).toEqual([
    ["placed", "guest", null, 71],
    ["confirmed", "system", 71, 58],
    ["cancelling", "guest", 58, 102],
  ]);
});
