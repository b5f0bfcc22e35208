import { and, eq, inArray, or } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/item/read-cart.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { carts } from "#api/schema/cart.ts";
import { releaseHeldNights } from "./claim-nights.ts";

/** A browser that holds nights, and the account that is logged in there. */
type Holding = { holder: string; userId: string | null };

const openCartsOf = ({ holder, userId }: Holding) =>
  and(or(eq(carts.holder, holder), userId ? eq(carts.userId, userId) : undefined), eq(carts.state, "open"));

const properties = {
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
  const locked = await runPrepared<{ openCarts: number }>(tx, properties, [guest.holder, wanted, guest.userId]);
  return locked.some(({ openCarts }) => openCarts > 0);
}

/** A browser has one hold, and so does an account: a new hold releases the others. A cart that is being paid for does not change. */
export async function releaseOwnCarts(tx: Tx, guest: Holding): Promise<void> {
  const open = (await selectCarts(tx).where(openCartsOf(guest)).orderBy(carts.id).for("update", { of: carts })).map(
    cartOf,
  );
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await tx
    .update(carts)
    .set({ state: "released" })
    .where(and(inArray(carts.id, ids), eq(carts.state, "open")));
  await releaseHeldNights(
    tx,
    open.map(({ chalet }) => chalet.stayClaimId),
  );
  await dropLegs(tx, ids);
}
