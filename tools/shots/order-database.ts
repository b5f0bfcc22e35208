import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { contactHashes } from "#api/platform/messaging/mail/contact-hash.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { callsOf } from "#api/testing/servers/card-gateway.ts";
import type { Gateway } from "#domain/payment/gateways.ts";

const WITHIN_MS = 20_000;

/** Rows of the product's database at PRODUCT_DATABASE_URL. */
async function query(statement: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const connectionString = process.env.PRODUCT_DATABASE_URL;
  if (!connectionString) throw new Error("PRODUCT_DATABASE_URL must name the database of the product at BASE_URL.");
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

const ITEM = "SELECT i.id FROM order_item i JOIN placed_order o ON o.id = i.order_id WHERE o.order_number = $1";

/** Moves the dates of an order by whole days, as if time had passed. */
export async function moveOrder(orderNumber: string, days: number): Promise<void> {
  await query(
    `UPDATE order_item SET starts_on = starts_on + $2::integer, ends_on = ends_on + $2::integer WHERE id IN (${ITEM})`,
    [orderNumber, days],
  );
}

/** The host reports that nobody arrived. */
export async function reportNoShow(orderNumber: string): Promise<void> {
  await query(
    `UPDATE chalet_order_item SET stay_state = 'no-show', no_show_at = now() WHERE order_item_id IN (${ITEM})`,
    [orderNumber],
  );
}

/** The host allows single nights and refunds guests until 60 hours before check-in. */
export async function setTerms(propertyId: number): Promise<void> {
  await query("UPDATE property SET policy_type_id = 3, free_cancellation_hours = 60 WHERE id = $1", [propertyId]);
  await query("UPDATE stay_rule SET min_stay_arrival = 1 WHERE property_id = $1", [propertyId]);
}

/** The contact of an order took no mail. */
export async function refuseAddress(orderNumber: string): Promise<void> {
  const { secrets } = readSettings({ APP_ENV: "demo" });
  const [order] = await query("SELECT contact_email AS email FROM placed_order WHERE order_number = $1", [orderNumber]);
  const [hash] = contactHashes(secrets, String(order?.email));
  const values = "(gen_random_uuid(), $1, 'refused')";
  await query(`INSERT INTO contact_problem (message_id, contact_hash, reason) VALUES ${values}`, [hash]);
}

/** A paid gift was sent, and did not arrive. */
export async function markUndelivered(orderNumber: string): Promise<void> {
  const card = `SELECT c.id FROM gift_card c JOIN gift_order o ON o.id = c.gift_order_id WHERE o.order_number = $1`;
  await untilFound(card, orderNumber);
  await query(`UPDATE gift_card SET state = 'active' WHERE id IN (${card})`, [orderNumber]);
  await query(`UPDATE gift_message SET sent_at = now(), is_undelivered = true WHERE gift_card_id IN (${card})`, [
    orderNumber,
  ]);
}

/** The first row that the statement finds; waits until there is one. */
async function untilFound(statement: string, orderNumber: string): Promise<Record<string, unknown>> {
  const deadline = Date.now() + WITHIN_MS;
  while (Date.now() < deadline) {
    const [found] = await query(statement, [orderNumber]);
    if (found) return found;
    await wait(250);
  }
  throw new Error(`Order ${orderNumber} did not get what it needs`);
}

/** Waits until the payment of an order is captured, so that a cancellation refunds it. */
export async function untilCaptured(orderNumber: string): Promise<void> {
  await untilFound(
    `SELECT p.id FROM payment p JOIN placed_order o ON o.id = p.order_id
     WHERE o.order_number = $1 AND p.captured_minor > 0`,
    orderNumber,
  );
}

/** Waits until the bank has answered about the refund of an order. */
export async function untilAnswered(orderNumber: string): Promise<void> {
  await untilFound(
    `SELECT r.id FROM refund r JOIN payment p ON p.id = r.payment_id JOIN placed_order o ON o.id = p.order_id
     WHERE o.order_number = $1 AND r.state IN ('done', 'refused')`,
    orderNumber,
  );
}

/** The call with which we refund a payment, as faults of the sandbox name it. */
export async function refundCall(paymentId: string): Promise<string> {
  const [payment] = await query("SELECT gateway, provider_ref FROM payment WHERE id = $1", [paymentId]);
  return callsOf(payment?.gateway as Gateway).refund.replace("*", String(payment?.provider_ref));
}

/** The token in the QR code of an order's document. */
export async function documentToken(orderNumber: string): Promise<string> {
  const { token } = await untilFound(
    "SELECT d.token FROM document d JOIN placed_order o ON o.id = d.order_id WHERE o.order_number = $1",
    orderNumber,
  );
  return String(token);
}
