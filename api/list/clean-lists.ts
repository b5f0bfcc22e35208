import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { ListChange } from "#domain/list/apply-changes.ts";
import { MAX_JOINED_NOTE, readListName, readNote, type UnsharedList } from "#domain/list/saved-list.ts";

/** Lists as they may be stored: readable names, notes without card numbers, known properties, each once. */
export function cleanLists(lists: readonly UnsharedList[], known: ReadonlySet<number>): UnsharedList[] {
  return lists.flatMap((list) => {
    const name = list.name === null ? null : readListName(list.name);
    return list.name !== null && name === null ? [] : [cleanList({ ...list, name }, known)];
  });
}

export function cleanList(list: UnsharedList, known: ReadonlySet<number>): UnsharedList {
  const notes = new Map(list.properties.map(({ id, note }) => [id, note]));
  const properties = [...notes].filter(([id]) => known.has(id));
  return { ...list, properties: properties.map(([id, note]) => ({ id, note: cleanNote(note, MAX_JOINED_NOTE) })) };
}

/** The same for changes; those that say nothing are left out. */
export function cleanChanges(changes: readonly ListChange[], known: ReadonlySet<number>): ListChange[] {
  return changes.flatMap((change): ListChange[] => {
    switch (change.kind) {
      case "save":
        return known.has(change.property) ? [change] : [];
      case "note":
        return [{ ...change, note: cleanNote(change.note) }];
      case "create":
      case "rename": {
        if (change.name === null) return [change];
        const name = readListName(change.name);
        return name === null ? [] : [{ ...change, name }];
      }
      default:
        return [change];
    }
  });
}

/** The page refuses card numbers; a client that sends one anyway loses the note. */
function cleanNote(note: string, max?: number): string {
  return hasCardNumber(note) ? "" : readNote(note, max);
}
