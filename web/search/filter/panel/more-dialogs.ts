import { type LookupFilterName, lookupFilter, lookupFilterNames } from "#domain/search/filters.ts";
import type { ModalKey } from "#domain/search/modals.ts";

/** A filter whose options have a dialog of their own, and the key that opens it. */
export type MoreDialog = { name: LookupFilterName; modal: ModalKey };

export const moreDialogs: readonly MoreDialog[] = lookupFilterNames.flatMap((name) => {
  const { moreModal } = lookupFilter(name);
  return moreModal ? [{ name, modal: moreModal }] : [];
});
