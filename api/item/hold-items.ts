import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { CartItem, OrderItem } from "#api/schema/item.ts";
import { byKind, handlerOf } from "./item-kinds.ts";

type Held = Pick<CartRow, "items" | "change">;

/** Locks what carts and orders with these items compete for. It comes before the locks of cart and order. */
export async function lockItems(tx: Tx, items: readonly (CartItem | OrderItem)[]): Promise<void> {
  for (const same of byKind(items)) {
    const [first] = same;
    if (first) await handlerOf(first).hold.lock(tx, same);
  }
}

/** Extends the hold of a cart; `false` when not everything is held any more. */
export function extendItems(tx: Tx, { items, change }: Held, until: Date): Promise<boolean> {
  return all(items, (item) => handlerOf(item).hold.extend(tx, item, { change, until }));
}

/** What a cart holds is being paid for; `false` when not everything is held any more. */
export function startPayingItems(tx: Tx, { items, change }: Held): Promise<boolean> {
  return all(items, (item) => handlerOf(item).hold.startPaying(tx, item, { change }));
}

/** What was being paid for is paid; `false` when a part of it is missing. */
export function confirmItems(tx: Tx, { items, change }: Held): Promise<boolean> {
  return all(items, (item) => handlerOf(item).confirm(tx, item, { change }));
}

/** Holds everything again after a failed attempt to pay. */
export async function holdItemsAgain(tx: Tx, { items, change }: Held, until: Date): Promise<void> {
  for (const item of items) await handlerOf(item).hold.again(tx, item, { change, until });
}

/** Releases what these carts only hold. */
export async function releaseHeldItems(tx: Tx, carts: readonly Pick<CartRow, "items">[]): Promise<void> {
  for (const same of byKind(carts.flatMap(({ items }) => items))) {
    const [first] = same;
    if (first) await handlerOf(first).release.held(tx, same);
  }
}

/** Releases what is not paid for. */
export async function releaseUnpaidItems(tx: Tx, { items }: Pick<CartRow, "items">): Promise<void> {
  for (const item of items) await handlerOf(item).release.unpaid(tx, item);
}

/** Asks about every item, also after one was refused: the transaction ends then. */
async function all(items: readonly CartItem[], ask: (item: CartItem) => Promise<boolean>): Promise<boolean> {
  const answers: boolean[] = [];
  for (const item of items) answers.push(await ask(item));
  return answers.every((isDone) => isDone);
}
