import { randomUUID } from "node:crypto";
import type { CartItemOf, DraftItemOf, ItemKind, OrderItemOf } from "#api/schema/item.ts";
import type { Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** The stay of a cart or an order, with its days. */
export type DraftStay = DraftItemOf<"chalet"> & Stay;
export type CartStay = CartItemOf<"chalet"> & Stay;
export type OrderStay = OrderItemOf<"chalet"> & Stay;

type AnyItem = { kind: ItemKind; startsOn: string; endsOn: string };
type StayAmong<Item extends AnyItem> = Extract<Item, { kind: "chalet" }>;

/**
 * The stay among these items, for what only a stay has: its nights, its property, its host. What every item has is asked
 * from the table of kinds.
 */
export function stayOf<Item extends AnyItem>(row: { items: readonly Item[] }): StayAmong<Item> & Stay {
  const stay = findStay(row);
  if (!stay) throw new Error("None of these items is a stay.");
  return stay;
}

/** The same; `null` if there is none. */
export function findStay<Item extends AnyItem>({ items }: { items: readonly Item[] }): (StayAmong<Item> & Stay) | null {
  const stay = items.find((item): item is StayAmong<Item> => item.kind === "chalet");
  return stay ? { ...stay, checkIn: stay.startsOn as Day, checkOut: stay.endsOn as Day } : null;
}

/** A stay that a cart will hold. */
export function newStay(
  propertyId: number,
  { checkIn, checkOut }: Stay,
  priced: Pick<DraftStay, "price" | "policies">,
): DraftItemOf<"chalet"> {
  return { itemId: randomUUID(), kind: "chalet", startsOn: checkIn, endsOn: checkOut, propertyId, ...priced };
}

/** The same row with a changed stay. */
export function withStay<Item extends AnyItem, Row extends { items: readonly Item[] }>(
  row: Row,
  change: Partial<Row["items"][number]>,
): Row {
  return { ...row, items: row.items.map((item) => (item.kind === "chalet" ? { ...item, ...change } : item)) };
}
