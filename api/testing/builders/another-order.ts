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
  return orderNumber;
}
