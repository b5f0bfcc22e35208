import type { Stay } from "#domain/stay/stay.ts";
import { defaultList, emptyList, isSameName, MAX_LIST_PROPERTIES, MAX_LISTS, type SavedList } from "./saved-list.ts";

/** One thing that a guest did with a list. */
export type ListChange =
  | { kind: "create"; list: string; name: string | null }
  | { kind: "rename"; list: string; name: string }
  | { kind: "delete"; list: string }
  | { kind: "stay"; list: string; stay: Stay | null }
  | { kind: "save"; list: string; property: number }
  | { kind: "remove"; list: string; property: number }
  | { kind: "note"; list: string; property: number; note: string };

/** Lists that a device knows by an id of its own, and the ids under which they are stored. */
export type ListIds = ReadonlyMap<string, string>;

/**
 * The lists after changes, in their order. The browser and the API apply the same changes, and applying them again changes
 * nothing. A new list with the name of another one is that list. What does not fit is left out.
 */
export function applyChanges(
  before: readonly SavedList[],
  changes: readonly ListChange[],
): { lists: SavedList[]; ids: ListIds } {
  const ids = new Map<string, string>();
  let lists = [...before];
  for (const sent of changes) {
    const change = withIds(sent, ids);
    const sameName = change.kind === "create" ? lists.find(({ name }) => isSameName(name, change.name)) : undefined;
    if (sameName && sameName.id !== change.list && !lists.some(({ id }) => id === change.list))
      ids.set(change.list, sameName.id);
    else lists = applyChange(lists, change);
  }
  return { lists, ids };
}

/** A change of a list that is stored under another id. */
export function withIds(change: ListChange, ids: ListIds): ListChange {
  return { ...change, list: ids.get(change.list) ?? change.list };
}

function applyChange(lists: SavedList[], change: ListChange): SavedList[] {
  const list = lists.find(({ id }) => id === change.list);
  switch (change.kind) {
    case "create":
      return list || lists.length >= MAX_LISTS ? lists : [...lists, emptyList(change.list, change.name)];
    case "delete":
      return lists.filter((each) => each !== list || each.name === null);
    case "save":
      // Another device may have deleted the list: the property is still saved.
      return replaced(lists, withProperty(list ?? defaultList(lists), change.property));
    default:
      return replaced(lists, list && changed(list, change));
  }
}

type Edit = Extract<ListChange, { kind: "rename" | "stay" | "remove" | "note" }>;

function changed(list: SavedList, change: Edit): SavedList {
  switch (change.kind) {
    case "rename":
      return list.name === null ? list : { ...list, name: change.name };
    case "stay":
      return { ...list, stay: change.stay };
    case "remove":
      return { ...list, properties: list.properties.filter(({ id }) => id !== change.property) };
    case "note":
      return {
        ...list,
        properties: list.properties.map((each) =>
          each.id === change.property ? { ...each, note: change.note } : each,
        ),
      };
  }
}

function withProperty(list: SavedList | undefined, id: number): SavedList | undefined {
  if (!list || list.properties.length >= MAX_LIST_PROPERTIES || list.properties.some((each) => each.id === id))
    return list;
  return { ...list, properties: [{ id, note: "" }, ...list.properties] };
}

function replaced(lists: SavedList[], next: SavedList | undefined): SavedList[] {
  return next ? lists.map((list) => (list.id === next.id ? next : list)) : lists;
}
