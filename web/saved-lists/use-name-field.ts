import { useState } from "react";
import { isNameTaken, MAX_LIST_NAME, readListName } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { readLists } from "./list-store.ts";
import { useListName } from "./use-list-name.ts";

/** The field for the name of a list. A list that has a name may keep it. */
export function useNameField(list?: { id: string; name: string | null }) {
  const words = useNamespace("lists");
  const nameOf = useListName();
  const [typed, setTyped] = useState(list?.name ?? "");
  const [error, setError] = useState<string>();
  function errorOf(name: string | null): string | undefined {
    if (name === null) return words.nameMissing;
    const lists = readLists(localStorage).map((other) => ({ id: other.id, name: nameOf(other) }));
    return isNameTaken(lists, name, list?.id) ? words.nameTaken : undefined;
  }
  return {
    props: {
      value: typed,
      onChange: setTyped,
      error,
      maxLength: MAX_LIST_NAME,
      autoComplete: "off",
      dir: "auto",
    } as const,
    clear: () => setTyped(""),
    /** The typed name; otherwise the field shows why it cannot be used, or the given refusal. */
    read(refusal?: string): string | null {
      const name = readListName(typed);
      const found = refusal ?? errorOf(name);
      setError(found);
      return found ? null : name;
    },
  };
}
