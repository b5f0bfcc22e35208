import { useSearchParams } from "react-router";
import { partySize } from "#domain/guest/party.ts";
import { changeSearch } from "#domain/search/search-query.ts";
import { readSearchQuery, writeSearchQuery } from "#domain/search/search-url.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Drawer } from "#web/ui/overlay/drawer.tsx";
import type { Chosen } from "./last-search.ts";
import type { SearchBoxProps } from "./search-box-props.ts";
import { SearchForm } from "./search-form.tsx";
import { useSearchBox } from "./use-search-box.ts";

type Props = Omit<SearchBoxProps, "variant"> & { isOpen: boolean; onClose: () => void };

/** The search of a results page, opened for editing. */
export default function ModifySearch({ isOpen, onClose, cityId, stay, party, ...rest }: Props) {
  const { cities, page, propertyTimes, hrefFor } = rest;
  const words = useNamespace("box");
  const box = useSearchBox({ start: { cityId, stay, party }, cities, restores: false });
  const keeping = useHrefKeepingFilters();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={words.modifyTitle}>
      <SearchForm {...{ box, cities, page, propertyTimes }} isDrawer hrefFor={hrefFor ?? keeping} />
    </Drawer>
  );
}

/** Filters and sort order stay when the dates change; another city has other areas, so its search starts on page 1. */
function useHrefKeepingFilters() {
  const path = usePaths();
  const [params] = useSearchParams();
  return ({ cityId, stay, party }: Chosen) => {
    const query = readSearchQuery(params, todayInRiyadh(new Date()));
    const kept = new URLSearchParams(params);
    kept.delete("modals");
    return `${path("search")}?${writeSearchQuery(changeSearch(query, { cityId, stay, ...guestsOf(party) }), kept)}`;
  };
}

function guestsOf(party: Chosen["party"]) {
  return party ? { guestCount: partySize(party), children: party.children } : { guestCount: undefined };
}
