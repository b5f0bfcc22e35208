import { useDeferredValue } from "react";
import { useLocation } from "react-router";
import { FORM_CURRENCY } from "#domain/search/filter-controls/filter-form.ts";
import { PREVIEW_OPTIONS } from "#domain/search/filter-controls/option-list.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { DEBOUNCE_MS } from "#domain/shell/constants.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { usePageContext, useSurface } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { useRailClass } from "../use-results-grid.ts";
import { choiceOf, type FacetProps } from "./panel/facets.ts";
import { FilterPanel } from "./panel/filter-panel.tsx";
import { RAIL_ID } from "./rail-id.ts";
import { useFiltersHref } from "./use-filters-href.ts";
import { useImmediateFilters } from "./use-immediate-filters.ts";

/**
 * Filters beside the results; each change applies at once. The page comes with the first of them, the others render
 * after hydration. Without JavaScript it is a plain form: the address that opens the filters has all of them, and narrow
 * screens show them by their fragment.
 */
export function FilterRail(facets: FacetProps) {
  const { isOpen } = useModal("FILTERS_MODAL");
  // As the server renders it; the next render follows at once, in the background.
  const isFirstRender = useDeferredValue(false, true);
  if (useSurface() === "desktop") return <RailForm {...facets} isShort={isFirstRender && !isOpen} />;
  // Phones have the sheet instead.
  return isFirstRender && isOpen && <RailForm {...facets} isShort={false} />;
}

function RailForm({ isShort, ...facets }: FacetProps & { isShort: boolean }) {
  const words = useNamespace("filters");
  const rail = useRailClass();
  const { currency } = usePageContext();
  // Without the fragment that shows the form: it is hidden again after it is sent.
  const { pathname } = useLocation();
  const { query, change } = useImmediateFilters();
  const allFilters = useFiltersHref();
  return (
    <search id={RAIL_ID} aria-label={words.rail} className={`hidden target:block ${rail}`}>
      {/* Not restored by the browser on Back: the address says what is chosen. */}
      <form method="get" action={pathname} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <OtherChoices query={query} />
        <input type="hidden" name={FORM_CURRENCY} value={currency} />
        <FilterPanel
          {...facets}
          choice={choiceOf(query)}
          onChange={change}
          preview={PREVIEW_OPTIONS.desktop}
          settleMs={DEBOUNCE_MS}
          isShort={isShort}
        />
        <noscript>
          {isShort && (
            <a
              href={allFilters}
              className="type-small inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              {words.all}
            </a>
          )}
          <Button type="submit" full>
            {words.apply}
          </Button>
        </noscript>
      </form>
    </search>
  );
}

/** The form also sends the parts of the address that are not filters. */
function OtherChoices({ query: { cityId, stay, sort, rankType, bounds } }: { query: SearchQuery }) {
  const others = writeSearchQuery({ cityId, stay, sort, rankType, bounds, filters: {}, pageNo: 1 });
  return [...new URLSearchParams(others)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
