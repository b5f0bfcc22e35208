import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartItem, DraftItem, ItemFacts, OrderItem } from "#api/schema/item.ts";
import { handlerOf, itemHandlers } from "./item-kinds.ts";

type Part = "cart" | "order" | "facts";

/** SQL that chooses by the kind of the row `i`; kinds are names of our own. */
function ofKind(part: Part): string {
  const choices = Object.entries(itemHandlers).map(([kind, { read }]) => `WHEN '${kind}' THEN (${read[part]})`);
  return `CASE i.kind ${choices.join(" ")} END`;
}

/** An item as PostgreSQL returns it; `own` has the columns of its kind. */
type StoredItem<Item> = Omit<Item, "own"> & { own: object };

/** The items of the row of `cart` in a query. */
export const cartItemsSql = sql<StoredItem<CartItem>[]>`${sql.raw(`(
  SELECT json_agg(json_build_object('itemId', i.id, 'kind', i.kind, 'startsOn', i.starts_on, 'endsOn', i.ends_on,
    'price', i.price, 'policies', i.policies, 'own', ${ofKind("cart")}) ORDER BY i.position)
  FROM cart_item i WHERE i.cart_id = cart.id)`)}`;

/** The items of the row of `placed_order` in a query. */
export const orderItemsSql = sql<StoredItem<OrderItem>[]>`${sql.raw(`(
  SELECT json_agg(json_build_object('itemId', i.id, 'kind', i.kind, 'startsOn', i.starts_on, 'endsOn', i.ends_on,
    'statusCode', i.status_code, 'snapshot', i.snapshot, 'own', ${ofKind("order")}) ORDER BY i.position)
  FROM order_item i WHERE i.order_id = placed_order.id)`)}`;

/** SQL of a JSON list with the facts of each item of a cart; `cartId` is SQL of its id. */
export function factsSql(cartId: string): string {
  return `SELECT json_agg(${ofKind("facts")} ORDER BY i.position) FROM cart_item i WHERE i.cart_id = ${cartId}`;
}

export function cartItemsOf(stored: readonly StoredItem<CartItem>[]): CartItem[] {
  return stored.map(({ own, ...item }) => ({ ...item, ...own }) as CartItem);
}

export function orderItemsOf(stored: readonly StoredItem<OrderItem>[]): OrderItem[] {
  return stored.map(({ own, ...item }) => {
    const fields = handlerOf(item).read.orderFields(own as OrderItem);
    return { ...item, ...fields } as OrderItem;
  });
}

/** The facts of each item, in the order of the items. */
export async function readItemFacts(db: Tx, items: readonly DraftItem[]): Promise<ItemFacts[]> {
  const facts: ItemFacts[] = [];
  for (const item of items) facts.push(await handlerOf(item).read.readFacts(db, item));
  return facts;
}
