import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";

type InProperty = { propertyId: number };

/** Locks properties in the order of their ids. Every transaction locks properties before carts, and carts before their orders. */
export async function lockProperties(tx: Tx, stays: readonly InProperty[]): Promise<void> {
  const ids = sql.param([...new Set(stays.map(({ propertyId }) => propertyId))]);
  await tx.execute(sql`SELECT id FROM property WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE`);
}

/** A browser that holds nights, and the account that is logged in there. */
export type Holding = { holder: string; userId: string | null };

const ofHolder = {
  name: "lock-properties-of-holder",
  text: `
    SELECT p.id, cardinality(own.ids) AS "openCarts"
    FROM (SELECT ARRAY(
      SELECT s.property_id FROM cart c JOIN cart_item i ON i.cart_id = c.id JOIN chalet_item s ON s.cart_item_id = i.id
      WHERE (c.holder = $1::uuid OR c.user_id = $3::uuid) AND c.state = 'open') AS ids) AS own,
      property p
    WHERE p.id = ANY (own.ids || $2::integer) ORDER BY p.id FOR NO KEY UPDATE OF p`,
};

/** Locks the wanted property and those of the guest's open carts, in the order of their ids. Returns whether there are such carts. */
export async function lockPropertiesOf(tx: Tx, guest: Holding, wanted: number): Promise<boolean> {
  const locked = await runPrepared<{ openCarts: number }>(tx, ofHolder, [guest.holder, wanted, guest.userId]);
  return locked.some(({ openCarts }) => openCarts > 0);
}
