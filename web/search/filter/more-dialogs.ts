import type { LookupFilterName } from "#domain/search/filters.ts";
import type { ModalKey } from "#domain/search/modals.ts";
import { useModal } from "#web/shared/modal-url.ts";

/** Filters whose options may need a dialog of their own, by the key that opens it. */
export const moreDialogs = {
  areas: "MORE_DISTRICTS_MODAL",
  amenities: "MORE_AMENITIES_MODAL",
  spaces: "MORE_SPACES_MODAL",
  propertyTypes: "MORE_PROPERTY_TYPES_MODAL",
} as const satisfies Partial<Record<LookupFilterName, ModalKey>>;

export type MoreFilter = keyof typeof moreDialogs;
export const moreFilters = Object.keys(moreDialogs) as MoreFilter[];

export function hasMoreDialog(name: LookupFilterName): name is MoreFilter {
  return Object.hasOwn(moreDialogs, name);
}

export function useMoreDialog(name: MoreFilter) {
  return useModal(moreDialogs[name]);
}
