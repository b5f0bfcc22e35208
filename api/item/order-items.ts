import type { Tx } from "#api/platform/database/database.ts";
import type { OrderItem, WholeSnapshot } from "#api/schema/item.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { instantAt } from "#domain/stay/time-zone.ts";
import { handlerOf } from "./item-kinds.ts";
import type { ItemMoment } from "./kind/item-handler.ts";

type Items = { items: readonly OrderItem[] };

/** The item that an order names first. */
export function firstItem({ items }: Items): OrderItem {
  const [first] = items;
  if (!first) throw new Error("An order has at least one item.");
  return first;
}

/** Who booked, and for how many. Every item has copied it. */
export function guestsOf(order: Items): WholeSnapshot["guests"] {
  return firstItem(order).snapshot.guests;
}

/** The price of the whole order, line by line. Every item has copied it. */
export function priceLinesOf(order: Items): WholeSnapshot["priceLines"] {
  return firstItem(order).snapshot.priceLines;
}

/** When the first item begins. */
export function beginOf({ items }: Items): ItemMoment {
  return extreme(
    items.map((item) => handlerOf(item).cancel.begins(item)),
    (one, other) => one < other,
  );
}

/** When the last item ends. */
export function endOf({ items }: Items): ItemMoment {
  return extreme(
    items.map((item) => handlerOf(item).cancel.ends(item)),
    (one, other) => one > other,
  );
}

function extreme(moments: readonly ItemMoment[], isBeyond: (one: Date, other: Date) => boolean): ItemMoment {
  return moments.reduce((found, moment) => (isBeyond(momentOf(moment), momentOf(found)) ? moment : found));
}

export function momentOf({ day, time, timeZone }: ItemMoment): Date {
  return instantAt(day, time, timeZone);
}

/** The last day of an order. */
export function lastDayOf({ items }: Items): string {
  return items.reduce((last, { endsOn }) => (endsOn > last ? endsOn : last), "");
}

/** Tells those who provide the items that they are booked. */
export async function announceItems(tx: Tx, order: OrderRow): Promise<void> {
  for (const item of order.items) await handlerOf(item).messages.announce(tx, { order, item });
}

/** Releases what an order has, or keeps it from being sold again. */
export async function releaseOrderedItems(tx: Tx, { items }: Items, to: "release" | "block"): Promise<void> {
  for (const item of items) {
    const { ordered, block } = handlerOf(item).release;
    await (to === "release" ? ordered : block)(tx, item);
  }
}
