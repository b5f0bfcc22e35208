import { useSearchParams } from "react-router";
import { partySize } from "#domain/guest/party.ts";
import { changeSearch, type SearchChange, type SearchQuery, withoutNear } from "#domain/search/search-query.ts";
import { readSearchQuery, writeSearchQuery } from "#domain/search/search-url.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { Chosen } from "#web/search-box/last-search.ts";
import type { SearchBoxProps } from "#web/search-box/search-box-props.ts";
import { SearchForm } from "#web/search-box/search-form.tsx";
import { useSearchBox } from "#web/search-box/use-search-box.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Drawer } from "#web/ui/overlay/drawer.tsx";

type Props = SearchBoxProps & { isOpen: boolean; onClose: () => void };

/** The search of a results page, opened for editing. */
export default function ModifySearch({ isOpen, onClose, cityId, stay, party, place, flexible, ...rest }: Props) {
  const { cities, page, propertyTimes, hrefFor } = rest;
  const words = useNamespace("box");
  const box = useSearchBox({ start: { cityId, stay, party, place, flexible }, cities, restores: false });
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
  return ({ cityId, stay, party, place, flexible }: Chosen) => {
    const today = todayInRiyadh(new Date());
    const query = readSearchQuery(params, today);
    const inCity = place ? placeChange(query, readSearchQuery(new URLSearchParams(place.params), today)) : {};
    const otherParams = new URLSearchParams(params);
    otherParams.delete("modals");
    // Dates that the page chose for a choice without dates are not the guest's.
    const dates = isDateless(flexible) && !query.stay ? null : stay;
    const change = { cityId, stay: dates, flexible: flexible ?? undefined, ...guestsOf(party), ...inCity };
    return `${path("search")}?${writeSearchQuery(changeSearch(query, change), otherParams)}`;
  };
}

/** The place of the box replaces the place and the areas of the address. */
function placeChange(query: SearchQuery, { near, sort, filters: { areas } }: SearchQuery): SearchChange {
  return { ...withoutNear(query), ...(near && { near, sort }), filters: { areas } };
}

function guestsOf(party: Chosen["party"]) {
  return party ? { guestCount: partySize(party), children: party.children } : { guestCount: undefined };
}
