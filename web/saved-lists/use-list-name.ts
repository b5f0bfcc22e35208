import type { SavedList } from "#domain/list/saved-list.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";

/** The name of a list; the default list is named in the language of the page. */
export function useListName(): (list: Pick<SavedList, "name">) => string {
  const { saved } = useMessages().shell.footer;
  return ({ name }) => name ?? saved;
}
