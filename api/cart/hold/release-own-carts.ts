import { and, eq, inArray, or } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import type { Holding } from "#api/item/chalet/property/lock-properties.ts";
import { releaseHeldItems } from "#api/item/hold-items.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";

const openCartsOf = ({ holder, userId }: Holding) =>
  and(or(eq(carts.holder, holder), userId ? eq(carts.userId, userId) : undefined), eq(carts.state, "open"));

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
  await releaseHeldItems(tx, open);
  await dropLegs(tx, ids);
}
