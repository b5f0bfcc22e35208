import type { ItemKind } from "#api/schema/item.ts";
import { chaletKind } from "./chalet/chalet-kind.ts";
import type { ItemHandler } from "./kind/item-handler.ts";

type ItemHandlers = { [Kind in ItemKind]: ItemHandler<Kind> };

/** Everything that depends on the kind of an item. The compiler names what a new kind lacks. */
export const itemHandlers: ItemHandlers = { chalet: chaletKind };

/** What the table has for the kind of this item. */
export function handlerOf<Kind extends ItemKind>({ kind }: { kind: Kind }): ItemHandler<Kind> {
  return itemHandlers[kind];
}

/** The items of each kind, in the order of the table, so that every transaction locks them in the same order. */
export function byKind<Item extends { kind: ItemKind }>(items: readonly Item[]): Item[][] {
  const kinds = Object.keys(itemHandlers);
  return kinds.map((kind) => items.filter((item) => item.kind === kind)).filter((same) => same.length > 0);
}
