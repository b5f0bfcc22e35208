import { getTableColumns } from "drizzle-orm";
import { cartItemsOf, cartItemsSql } from "#api/item/read-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";

/** Carts with their items, to be narrowed, ordered and locked. */
export function selectCarts(db: Tx) {
  return db.select({ cart: getTableColumns(carts), items: cartItemsSql }).from(carts);
}

type Selected = Awaited<ReturnType<typeof selectCarts>>[number];

export function cartOf({ cart, items }: Selected): CartRow {
  return { ...cart, items: cartItemsOf(items) };
}
