import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { newOrderNumber } from "#api/order/order-number.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { OrderStatus } from "#domain/order/order-status.ts";
import type { Stay } from "#domain/stay/stay.ts";

type OrderChanges = Stay & { userId: string | null; statusCode: OrderStatus };

/** Another order like a given one, on other days and in another state, without claimed nights. */
export async function anotherOrder(db: Tx, like: string, changes: OrderChanges): Promise<string> {
  const { checkIn, checkOut, userId, statusCode } = changes;
  const [cartId, orderId, orderNumber] = [randomUUID(), randomUUID(), newOrderNumber("C")];
  const { rows } = await db.execute<{ orderId: string; cartId: string; claim: string }>(sql`
    WITH order_like AS (
      SELECT o.id, o.cart_id, s.property_id FROM placed_order o JOIN order_item i ON i.order_id = o.id
      JOIN chalet_order_item s ON s.order_item_id = i.id WHERE o.order_number = ${like}),
    claim AS (
      INSERT INTO stay_claim (property_id, nights, state)
      SELECT property_id, daterange(${checkIn}, ${checkOut}), 'released' FROM order_like RETURNING id)
    SELECT order_like.id AS "orderId", cart_id AS "cartId", claim.id AS claim FROM order_like, claim`);
  const [found] = rows;
  if (!found) throw new Error(`There is no order ${like}.`);
  const days = { id: randomUUID(), starts_on: checkIn, ends_on: checkOut };
  const item = { ...days, cart_id: cartId };
  const orderItem = { ...days, order_id: orderId, status_code: statusCode };
  const confirmed = [71, 60].includes(statusCode) ? { confirmed_at: null } : {};
  const order = { id: orderId, order_number: orderNumber, cart_id: cartId, user_id: userId, status_code: statusCode };
  await copyRow(db, "cart", { id: found.cartId }, { id: cartId, user_id: userId });
  await copyRow(db, "cart_item", { cart_id: found.cartId }, item);
  await copyRow(db, "placed_order", { id: found.orderId }, { ...order, ...confirmed });
  await copyRow(db, "order_item", { order_id: found.orderId }, orderItem);
  await db.execute(sql`
    INSERT INTO chalet_item SELECT ${item.id}, property_id, id FROM stay_claim WHERE id = ${found.claim}`);
  await db.execute(sql`
    INSERT INTO chalet_order_item (order_item_id, property_id, stay_claim_id)
    SELECT ${orderItem.id}, property_id, id FROM stay_claim WHERE id = ${found.claim}`);
  return orderNumber;
}

/** Inserts a copy of the row with these values, some of them changed. */
async function copyRow(db: Tx, table: string, where: Record<string, string>, changes: object): Promise<void> {
  const [[column = "", value] = []] = Object.entries(where);
  await db.execute(sql`
    INSERT INTO ${sql.identifier(table)} SELECT (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).*
    FROM ${sql.identifier(table)} t WHERE ${sql.identifier(column)} = ${value}`);
}
