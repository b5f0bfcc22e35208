import type { Client } from "pg";
import { bookingKinds } from "./copied-bookings.ts";

/** `sampleCartId` is a booking that the previous release captured. */
export type CopyOptions = { carts: number; sampleCartId: string };

/** So many open payments of each kind are due within the next minutes; the jobs of a process complete them. */
const DUE_OF_A_KIND = 60;
const DUE_WITHIN_S = 90;
const STAYS_OF_A_PROPERTY = 100;

/**
 * Copies one booking until there are so many carts in every state, with their claims, orders, payments and ledger entries.
 * Each stay has two nights of its own in the past, so that no two copies share a night.
 */
export async function copyBookings(client: Client, { carts, sampleCartId }: CopyOptions): Promise<void> {
  await client.query(copies, [carts, JSON.stringify(bookingKinds), Math.ceil(carts / STAYS_OF_A_PROPERTY)]);
  await client.query(properties, [sampleCartId]);
  await client.query(claims);
  for (const rows of [cartRows, cartItems, orders, orderItems, bills, payments])
    await client.query(rows, [sampleCartId]);
  await client.query(orderEvents);
  await client.query(ledger, [sampleCartId]);
  await client.query("VACUUM ANALYZE");
  const dueEvery = Math.max(1, Math.floor(carts / bookingKinds.length / DUE_OF_A_KIND));
  await client.query(duePayments, [dueEvery, DUE_WITHIN_S]);
  await client.query("DROP TABLE copy");
}

/** One row for each copied cart. Copied properties and claims have ids below those that the product gives. */
const copies = `
  CREATE TEMP TABLE copy AS
  SELECT n, md5('cart ' || n)::uuid AS cart_id, 1 + n % properties AS property_id, n AS stay_claim_id,
    app_now()::date - 3 - 2 * (n / properties) AS check_in, app_now()::date - 1 - 2 * (n / properties) AS check_out,
    app_now() - interval '40 days' - n % 1000 * interval '1 hour' AS at, 'copy-' || n || '@example.test' AS email,
    n / jsonb_array_length(kinds) AS turn, kind ->> 'cart' AS cart_state, kind ->> 'claim' AS claim_state,
    kind -> 'attempts' AS attempts
  FROM (SELECT $1::integer AS carts, $2::jsonb AS kinds, $3::integer AS properties) AS given,
    generate_series(1, carts) AS n, LATERAL (SELECT kinds -> (n % jsonb_array_length(kinds)) AS kind) AS chosen`;

const properties = `
  INSERT INTO property SELECT copied.*
  FROM (SELECT DISTINCT property_id FROM copy) AS wanted,
    property p JOIN chalet_item s ON s.property_id = p.id JOIN cart_item i ON i.id = s.cart_item_id AND i.cart_id = $1,
    LATERAL jsonb_populate_record(p, jsonb_build_object('id', wanted.property_id)) AS copied`;

const claims = `
  WITH stays AS (
    INSERT INTO stay_claim (id, property_id, nights, state, created_at)
    SELECT stay_claim_id, property_id, daterange(check_in, check_out), claim_state, at FROM copy)
  INSERT INTO night_claim (property_id, night, stay_claim_id, state)
  SELECT property_id, night, stay_claim_id, claim_state
  FROM copy, generate_series(check_in, check_out - 1, interval '1 day') AS night WHERE claim_state <> 'released'`;

const cartRows = `
  INSERT INTO cart SELECT copied.*
  FROM copy, cart c, LATERAL jsonb_populate_record(c, jsonb_build_object(
    'id', cart_id, 'holder', md5('holder ' || n), 'state', cart_state, 'created_at', at,
    'hold_until', at + interval '15 minutes', 'hold_cap', at + interval '30 minutes', 'guest_email', email,
    'guest_phone', '+9665' || lpad(n::text, 8, '0'))) AS copied
  WHERE c.id = $1`;

const cartItems = `
  WITH items AS (
    INSERT INTO cart_item SELECT copied.*
    FROM copy, cart_item i, LATERAL jsonb_populate_record(i, jsonb_build_object(
      'id', md5('cart item ' || n), 'cart_id', copy.cart_id, 'starts_on', copy.check_in, 'ends_on', copy.check_out)) AS copied
    WHERE i.cart_id = $1)
  INSERT INTO chalet_item SELECT md5('cart item ' || n)::uuid, property_id, stay_claim_id FROM copy`;
const orderItemId = "md5('order item ' || n || ' ' || attempt)::uuid";

/** The state of each payment and the status of its order; all attempts but the last have failed. */
const attempts = `
  SELECT copy.*, attempt, state, md5('order ' || n || ' ' || attempt)::uuid AS order_id,
    CASE WHEN state IN ('created', 'submitted', 'challenge', 'unknown') THEN 71
      WHEN state IN ('confirmed', 'captured') THEN 58 ELSE 60 END AS status
  FROM copy, jsonb_array_elements_text(attempts) WITH ORDINALITY AS each (state, attempt)`;

const orders = `
  INSERT INTO placed_order SELECT copied.*
  FROM (${attempts}) AS copy, placed_order o, LATERAL jsonb_populate_record(o, jsonb_build_object(
    'id', copy.order_id, 'order_number', 'G' || attempt || lpad(n::text, 8, '0'), 'cart_id', copy.cart_id,
    'holder', md5('holder ' || n), 'created_at', at + attempt * interval '1 minute',
    'status_code', status, 'failure_code', CASE WHEN status = 60 THEN 5001 END,
    'confirmed_at', CASE WHEN status = 58 THEN at + interval '20 minutes' END, 'contact_email', email)) AS copied
  WHERE o.cart_id = $1`;

const orderItems = `
  WITH items AS (
    INSERT INTO order_item SELECT copied.*
    FROM (${attempts}) AS copy, order_item i JOIN placed_order o ON o.id = i.order_id,
      LATERAL jsonb_populate_record(i, jsonb_build_object(
        'id', ${orderItemId}, 'order_id', copy.order_id, 'starts_on', copy.check_in, 'ends_on', copy.check_out,
        'status_code', copy.status)) AS copied
    WHERE o.cart_id = $1)
  INSERT INTO chalet_order_item (order_item_id, property_id, stay_claim_id)
  SELECT ${orderItemId}, property_id, stay_claim_id FROM (${attempts}) AS copy`;

const orderEvents = `
  INSERT INTO order_event (order_id, at, kind, actor, from_status, to_status)
  SELECT order_id, at, 'placed', 'guest', NULL::smallint, 71 FROM (${attempts}) AS copy
  UNION ALL
  SELECT order_id, at, CASE status WHEN 58 THEN 'confirmed' ELSE 'failed' END, 'system', 71, status
  FROM (${attempts}) AS copy WHERE status <> 71`;

/** One bill for all attempts to pay for a cart, with the order of the last one. */
const bills = `
  INSERT INTO bill SELECT copied.*
  FROM (SELECT DISTINCT ON (cart_id) * FROM (${attempts}) AS each ORDER BY cart_id, attempt DESC) AS copy, bill b,
    LATERAL jsonb_populate_record(b, jsonb_build_object(
      'id', copy.cart_id, 'cart_id', copy.cart_id, 'order_id', copy.order_id, 'holder', md5('holder ' || n),
      'created_at', at, 'state', CASE WHEN copy.state IN ('confirmed', 'captured') THEN 'paid'
        WHEN copy.state IN ('declined', 'voided') THEN 'open'
        WHEN copy.state IN ('returning', 'returned') THEN 'void' ELSE 'paying' END)) AS copied
  WHERE b.id = $1`;

const payments = `
  INSERT INTO payment SELECT copied.*
  FROM (${attempts}) AS copy, payment p, LATERAL jsonb_populate_record(p, jsonb_build_object(
    'id', md5('payment ' || n || ' ' || attempt), 'order_id', copy.order_id, 'cart_id', copy.cart_id, 'bill_id', copy.cart_id,
    'state', copy.state, 'captured_minor', CASE WHEN copy.state = 'captured' THEN amount_minor ELSE 0 END,
    'provider_ref', NULL, 'request_key', NULL, 'request_hash', NULL, 'answer', NULL, 'asks', 0, 'asked_at', NULL,
    'failure_code', CASE WHEN status = 60 THEN 5001 END, 'created_at', at + attempt * interval '1 minute',
    'ended_at', CASE WHEN status <> 71 THEN at + interval '20 minutes' END, 'deadline', app_now() + interval '1 day',
    'leased_until', NULL, 'next_ask_at', app_now() + interval '30 days')) AS copied
  WHERE p.cart_id = $1`;

const ledger = `
  WITH captures AS (
    INSERT INTO ledger_tx (id, kind, subject_id, at)
    SELECT id, 'capture', id, created_at FROM payment WHERE state = 'captured' AND cart_id <> $1
    RETURNING id)
  INSERT INTO ledger_entry (tx_id, account, currency, amount_minor)
  SELECT captures.id, account, currency, e.amount_minor
  FROM captures, ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id AND t.kind = 'capture'
  WHERE t.subject_id = (SELECT id FROM payment WHERE cart_id = $1)`;

const duePayments = `
  UPDATE payment SET next_ask_at = app_now() + random() * $2 * interval '1 second'
  FROM copy WHERE copy.cart_id = payment.cart_id AND turn % $1 = 0
    AND state IN ('created', 'submitted', 'challenge', 'unknown')`;
