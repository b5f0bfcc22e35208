import type { Sort } from "#domain/search/search-query.ts";
import { readSort, sortNames, sorts } from "#domain/search/sorts.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { useSearchQuery } from "../state/use-search-query.ts";

export const sortValue = ({ sortBy, sortOrder }: Sort) => `${sortBy}-${sortOrder}`;

/** The available sorts, the chosen one, and the function that changes it. */
export function useSortChoice() {
  const words = useNamespace("results").sort;
  const { query, goTo } = useSearchQuery();
  const options = sortNames.map((name) => ({
    value: sortValue({ sortBy: name, sortOrder: sorts[name] }),
    label: words[name],
  }));
  return {
    options,
    value: sortValue(query.sort),
    label: words[query.sort.sortBy],
    choose(value: string, replaces = false) {
      const sort = readSort(value);
      track("sort_changed", { sortBy: sort.sortBy });
      goTo({ sort }, { replaces });
    },
  };
}
