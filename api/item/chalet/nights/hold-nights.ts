import { stayOf } from "#api/item/chalet/stay-of.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { ShownCart } from "#api/schema/cart.ts";
import { daysOf, nightsOf } from "#domain/stay/stay.ts";

/**
 * Writes a cart with its item, its stay and its nights, all or none, in one statement. The property must be locked, and
 * expired holds of these nights must have been deleted.
 */
export async function holdNights(tx: Tx, cart: ShownCart): Promise<void> {
  const [held] = await runPrepared<{ nights: number }>(tx, statement, valuesOf(cart));
  if (held?.nights !== nightsOf(stayOf(cart))) throw new Problem("dates-taken");
}

/** The nights are a list: from the ends of a range PostgreSQL would plan the statement again for every cart. */
const statement = {
  name: "hold-nights",
  text: `
    WITH stay AS (
      INSERT INTO stay_claim (property_id, nights, state) VALUES ($1, daterange($2::date, $3::date), 'held')
      RETURNING id),
    nights AS (
      INSERT INTO night_claim (property_id, night, stay_claim_id, state, expires_at)
      SELECT $1, night, stay.id, 'held', $4::timestamptz FROM stay, unnest($22::date[]) AS night ORDER BY night
      ON CONFLICT DO NOTHING RETURNING night),
    item AS (
      INSERT INTO cart_item (id, cart_id, kind, position, starts_on, ends_on, price, policies)
      VALUES ($21::uuid, $7::uuid, 'chalet', 0, $2::date, $3::date, $17::jsonb, $18::jsonb)),
    chalet AS (
      INSERT INTO chalet_item (cart_item_id, property_id, stay_claim_id) SELECT $21::uuid, $1, stay.id FROM stay)
    INSERT INTO cart (hold_until, hold_cap, created_at, id, holder, user_id, network, site_id, language, adults, children,
      currency, rate, marketing, search_id)
    VALUES ($4::timestamptz, $5::timestamptz, $6::timestamptz, $7::uuid, $8::uuid, $9::uuid, $10, $11, $12, $13::smallint,
      $14::smallint, $15, $16::numeric, $19::jsonb, $20)
    RETURNING (SELECT count(*)::int FROM nights) AS nights`,
};

function valuesOf(cart: ShownCart): unknown[] {
  const stay = stayOf(cart);
  const { itemId, propertyId, checkIn, checkOut, price, policies } = stay;
  const { holdUntil, holdCap, createdAt, id, holder, userId, network } = cart;
  const { siteId, language, adults, children, currency, rate, marketing, searchId } = cart;
  return [
    ...[propertyId, checkIn, checkOut, holdUntil, holdCap, createdAt, id, holder, userId, network],
    ...[siteId, language, adults, children, currency, rate],
    ...[JSON.stringify(price), JSON.stringify(policies), marketing && JSON.stringify(marketing), searchId],
    itemId,
    daysOf(stay),
  ];
}
