import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Stay } from "#domain/stay/stay.ts";

const limit = {
  name: "bare-limit",
  text: `INSERT INTO rate_limit VALUES ($1, 1, 0) ON CONFLICT (key) DO UPDATE SET points = rate_limit.points + 1`,
};
const stays = {
  name: "bare-stay",
  text: `INSERT INTO stay_claim (property_id, nights, state) VALUES ($1, daterange($2::date, $3::date), 'held') RETURNING id`,
};
const nights = {
  name: "bare-nights",
  text: `
    INSERT INTO night_claim (property_id, night, stay_claim_id, state, expires_at)
    SELECT $1, night, $4, 'held', app_now() + interval '15 minutes'
    FROM generate_series($2::date, $3::date - 1, interval '1 day') AS night`,
};
const carts = {
  name: "bare-cart",
  text: `
    INSERT INTO cart (id, holder, network, site_id, language, adults, children, hold_until, hold_cap, currency, rate)
    SELECT $1, $2, network, site_id, language, adults, children, app_now() + interval '15 minutes',
      app_now() + interval '30 minutes', currency, rate
    FROM cart WHERE id = $3`,
};
const items = {
  name: "bare-item",
  text: `
    INSERT INTO cart_item (id, cart_id, kind, position, starts_on, ends_on, price, policies)
    SELECT $1, $2, kind, position, starts_on, ends_on, price, policies FROM cart_item WHERE cart_id = $3`,
};
const chalets = {
  name: "bare-chalet",
  text: "INSERT INTO chalet_item (cart_item_id, property_id, stay_claim_id) VALUES ($1, $2, $3)",
};
const keys = {
  name: "bare-key",
  text: `
    INSERT INTO idempotency_key (caller, route, key, body_hash, status, answer)
    SELECT caller, route, $1, body_hash, status, answer FROM idempotency_key WHERE key = $2`,
};

/** A cart that the API made and whose rows are copied, with its idempotency key. */
export type Sample = { cartId: string; key: string };

/** Only the rows of a cart: one prepared statement per table, no lock, no rule, no answer. */
export function bareCart(db: Db, propertyId: number, { checkIn, checkOut }: Stay, sample: Sample): Promise<void> {
  return inTransaction(db, async (tx) => {
    await runPrepared(tx, limit, [`bare:${randomUUID()}`]);
    const [stay] = await runPrepared<{ id: string }>(tx, stays, [propertyId, checkIn, checkOut]);
    await runPrepared(tx, nights, [propertyId, checkIn, checkOut, stay?.id]);
    const [cartId, itemId] = [randomUUID(), randomUUID()];
    await runPrepared(tx, carts, [cartId, randomUUID(), sample.cartId]);
    await runPrepared(tx, items, [itemId, cartId, sample.cartId]);
    await runPrepared(tx, chalets, [itemId, propertyId, stay?.id]);
    await runPrepared(tx, keys, [randomUUID(), sample.key]);
  });
}

/** How many rows each table has to which a cart writes. */
export async function rowsOfCarts(db: Db): Promise<Record<string, number>> {
  const tables = [
    "rate_limit",
    "stay_claim",
    "night_claim",
    "cart",
    "cart_item",
    "chalet_item",
    "idempotency_key",
    "property_change",
  ];
  const counts = tables.map(
    (table) => sql`(SELECT count(*)::int FROM ${sql.identifier(table)}) AS ${sql.identifier(table)}`,
  );
  const { rows } = await db.execute<Record<string, number>>(sql`SELECT ${sql.join(counts, sql`, `)}`);
  return rows[0] ?? {};
}
