import { isNameTaken, readListName } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { readLists } from "./list-store.ts";
import { useListName } from "./use-list-name.ts";

/** Why a name cannot be used, or nothing. A list may keep its own name. */
export function useNameFault() {
  const words = useNamespace("lists");
  const nameOf = useListName();
  return (typed: string, except?: string): string | undefined => {
    const name = readListName(typed);
    if (name === null) return words.nameMissing;
    const lists = readLists(localStorage).map((list) => ({ id: list.id, name: nameOf(list) }));
    return isNameTaken(lists, name, except) ? words.nameTaken : undefined;
  };
}
