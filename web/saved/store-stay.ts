import type { SavedList } from "#domain/list/saved-list.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { changeLists } from "#web/saved-lists/saved-lists.ts";

/** Stores the dates that the guest sees with the list, unless they are its dates already. */
export function storeStay({ id, stay: saved }: Pick<SavedList, "id" | "stay">, shown: Stay): void {
  const isStored = saved?.checkIn === shown.checkIn && saved.checkOut === shown.checkOut;
  if (!isStored) changeLists(localStorage, [{ kind: "stay", list: id, stay: shown }]);
}
