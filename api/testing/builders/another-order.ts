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
  const [cartId, orderNumber] = [randomUUID(), newOrderNumber()];
  const days = { check_in: checkIn, check_out: checkOut };
  const { rows } = await db.execute<{ id: string }>(sql`
    INSERT INTO stay_claim (property_id, nights, state)
    SELECT property_id, daterange(${checkIn}, ${checkOut}), 'released' FROM placed_order WHERE order_number = ${like}
    RETURNING id`);
  const claim = { stay_claim_id: rows[0]?.id };
  const cart = JSON.stringify({ id: cartId, user_id: userId, ...days, ...claim });
  await db.execute(sql`
    INSERT INTO cart SELECT (jsonb_populate_record(c, ${cart}::jsonb)).* FROM cart c
    WHERE id = (SELECT cart_id FROM placed_order WHERE order_number = ${like})`);
  const stage = { status_code: statusCode, ...([71, 60].includes(statusCode) && { confirmed_at: null }) };
  const names = { id: randomUUID(), order_number: orderNumber, cart_id: cartId, user_id: userId };
  const order = JSON.stringify({ ...names, ...days, ...claim, ...stage });
  await db.execute(sql`
    INSERT INTO placed_order SELECT (jsonb_populate_record(o, ${order}::jsonb)).* FROM placed_order o
    WHERE order_number = ${like}`);
  await addItems(db, cartId);
  return orderNumber;
}

/** The items of a cart and of its order, from their own columns. */
async function addItems(db: Tx, cartId: string): Promise<void> {
  await db.execute(sql`
    WITH item AS (
      INSERT INTO cart_item (id, cart_id, kind, position, starts_on, ends_on, price, policies)
      SELECT gen_random_uuid(), id, 'chalet', 0, check_in, check_out, price, policies FROM cart WHERE id = ${cartId}
      RETURNING id, cart_id)
    INSERT INTO chalet_item SELECT item.id, property_id, stay_claim_id FROM item JOIN cart ON cart.id = cart_id`);
  await db.execute(sql`
    WITH item AS (
      INSERT INTO order_item (id, order_id, kind, position, starts_on, ends_on, status_code, total_minor, total_halalas,
        snapshot)
      SELECT gen_random_uuid(), id, 'chalet', 0, check_in, check_out, status_code, total_minor, total_halalas, snapshot
      FROM placed_order WHERE cart_id = ${cartId}
      RETURNING id, order_id)
    INSERT INTO chalet_order_item
    SELECT item.id, property_id, stay_claim_id FROM item JOIN placed_order o ON o.id = order_id`);
}
