import type { ListChange } from "#domain/list/apply-changes.ts";
import type { UnsharedList } from "#domain/list/saved-list.ts";

/** A call carries less than 64 kB; a letter has up to three bytes, and JSON needs some. */
const MAX_CHARACTERS = 15_000;
/** As many as the API takes in one call. */
const MAX_CHANGES = 400;
const MAX_PART_PROPERTIES = 200;

/** Changes in the order in which they were made, in parts that one call may carry. */
export function changeParts(changes: readonly ListChange[]): ListChange[][] {
  return partsOf(changes, MAX_CHANGES);
}

/** Lists in parts that one call may carry. A long list comes in pieces, the oldest first, which the account joins again. */
export function listParts(lists: readonly UnsharedList[]): UnsharedList[][] {
  const pieces = lists.flatMap(({ id, name, stay, properties }) => {
    const parts = partsOf(properties, MAX_PART_PROPERTIES);
    return (parts.length > 0 ? parts : [[]]).reverse().map((part) => ({ id, name, stay, properties: part }));
  });
  return partsOf(pieces, MAX_CHANGES);
}

function partsOf<Item>(items: readonly Item[], max: number): Item[][] {
  const parts: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    const part = parts.at(-1);
    if (!part || part.length >= max || size + length > MAX_CHARACTERS) {
      parts.push([item]);
      size = length;
    } else {
      part.push(item);
      size += length;
    }
  }
  return parts;
}
