import { and, eq, inArray } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { releaseHeldItems } from "#api/item/hold-items.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { isCartOver } from "#domain/cart/hold.ts";

/** The change of an order item that is held or being paid for; its hold may have ended. */
export async function openChange(db: Tx, orderItemId: string): Promise<CartRow | null> {
  const [found] = await selectCarts(db).where(isOpenChange([orderItemId]));
  return found ? cartOf(found) : null;
}

/** The same, locked. The property must have been locked before, and the order is locked after. */
export async function lockOpenChange(tx: Tx, orderItemIds: readonly string[]): Promise<CartRow | null> {
  const [found] = await selectCarts(tx).where(isOpenChange(orderItemIds)).for("update", { of: carts });
  return found ? cartOf(found) : null;
}

function isOpenChange(orderItemIds: readonly string[]) {
  return and(inArray(carts.changesOrderItemId, [...orderItemIds]), inArray(carts.state, ["open", "paying"]));
}

/**
 * Ends a change that is only held, whose wallet money is available again; one that is being paid for cannot be ended. The
 * cart must be locked.
 */
export async function endHeldChange(tx: Tx, change: CartRow | null): Promise<void> {
  if (!change) return;
  if (change.state === "paying") throw new Problem("change-running");
  await tx.update(carts).set({ state: "released" }).where(eq(carts.id, change.id));
  await releaseHeldItems(tx, [change]);
  await dropLegs(tx, [change.id]);
}

/** Refuses a second change while one is held or being paid for, and ends one whose hold has ended. */
export async function requireNoOpenChange(tx: Tx, change: CartRow | null, now: Date): Promise<void> {
  if (change && !isCartOver(change, now)) throw new Problem("change-running");
  await endHeldChange(tx, change);
}
