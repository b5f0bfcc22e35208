import type { ListIds } from "./apply-changes.ts";
import {
  emptyList,
  isNameTaken,
  isSameName,
  MAX_JOINED_NOTE,
  MAX_LIST_NAME,
  MAX_LIST_PROPERTIES,
  MAX_LISTS,
  type SavedList,
  type SavedProperty,
  type UnsharedList,
} from "./saved-list.ts";

/** New ids, and what the default list is called in the language of the guest. */
type Naming = { newId: () => string; defaultName: string };

/**
 * The lists of an account with those of a device. Lists of the same name become one, and no property and no note is lost:
 * what does not fit into a list goes into a new one ("Taif 2"), or into any that is not full. Merging the same device again
 * changes nothing.
 */
export function mergeLists(
  account: readonly SavedList[],
  device: readonly UnsharedList[],
  naming: Naming,
): { lists: SavedList[]; ids: ListIds } {
  const ids = new Map<string, string>();
  let lists = [...account];
  for (const list of device) {
    const target = lists.find(({ id, name }) => id === list.id || isSameName(name, list.name));
    if (target && target.id !== list.id) ids.set(list.id, target.id);
    if (!target && lists.length < MAX_LISTS) lists = [...lists, emptyList(list.id, list.name)];
    lists = withList(lists, { ...list, id: target?.id ?? list.id }, naming);
  }
  return { lists, ids };
}

/** `added.id` names the list to add to; it is missing when the account has no capacity for another list. */
function withList(before: SavedList[], added: UnsharedList, naming: Naming): SavedList[] {
  let lists = replaced(before, added.id, (list) => joined(list, added));
  let rest = missing(lists, added);
  while (rest.length > 0) {
    const target = lists.find(({ properties }) => lists.length >= MAX_LISTS && properties.length < MAX_LIST_PROPERTIES);
    if (!target && lists.length >= MAX_LISTS) return lists;
    const next = target ?? emptyList(naming.newId(), nextName(lists, added.name ?? naming.defaultName));
    const whole: UnsharedList = { ...added, properties: rest };
    lists = target ? replaced(lists, target.id, (list) => joined(list, whole)) : [...lists, joined(next, whole)];
    const left = missing(lists, added);
    if (left.length === rest.length) return lists;
    rest = left;
  }
  return lists;
}

function replaced(lists: readonly SavedList[], id: string, change: (list: SavedList) => SavedList): SavedList[] {
  return lists.map((list) => (list.id === id ? change(list) : list));
}

/** The list with the properties of another one, as many as fit. Its own dates stay. */
function joined(list: SavedList, added: UnsharedList): SavedList {
  const notes = new Map(added.properties.map(({ id, note }) => [id, note]));
  const known = new Set(list.properties.map(({ id }) => id));
  const unique = [...new Map(added.properties.map((each) => [each.id, each])).values()];
  const fresh = unique.filter(({ id }) => !known.has(id)).slice(0, MAX_LIST_PROPERTIES - known.size);
  const own = list.properties.map((each) => ({ ...each, note: joinedNote(each.note, notes.get(each.id) ?? "") }));
  return { ...list, stay: list.stay ?? added.stay, properties: [...fresh, ...own] };
}

function joinedNote(own: string, added: string): string {
  if (added === "" || own.includes(added)) return own;
  return own === "" ? added : `${own}\n${added}`.slice(0, MAX_JOINED_NOTE);
}

/** The properties that no list has, or not with this note. */
function missing(lists: readonly SavedList[], { properties }: UnsharedList): SavedProperty[] {
  const notes = new Map<number, string>();
  for (const each of lists.flatMap((list) => list.properties)) {
    notes.set(each.id, `${notes.get(each.id) ?? ""}\n${each.note}`);
  }
  return properties.filter(({ id, note }) => !notes.get(id)?.includes(note));
}

function nextName(lists: readonly SavedList[], name: string): string {
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, MAX_LIST_NAME - 3).trim()} ${number}`;
    if (!isNameTaken(lists, next)) return next;
  }
}
