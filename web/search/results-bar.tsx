import "./results-bar.css";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { CollapsedBox } from "#web/shared/search-box/collapsed-box.tsx";
import { FiltersButton } from "./filter/filters-button.tsx";
import type { FacetProps } from "./filter/panel/facets.ts";
import { QuickFilters } from "./filter/quick-filters.tsx";
import { useApplied } from "./filter/use-applied.ts";
import { SortButton } from "./sort/sort-button.tsx";
import type { ResultsData } from "./state/results-data.ts";

type Props = { data: ResultsData; facets: FacetProps };

/** The sticky bar: the search, and on a phone the buttons to filter and sort. */
export function ResultsBar({ data: { city, stay, cities }, facets }: Props) {
  const words = useNamespace("results");
  const column = usePageColumn();
  const applied = useApplied(facets);
  return (
    <div
      data-results-bar=""
      className="sticky top-header z-sticky border-border border-b bg-surface desktop:noscript:hidden"
    >
      <div className={`${column} flex flex-col`}>
        <div className="flex min-h-14 items-center py-1.5 noscript:hidden">
          <CollapsedBox page="results" cityId={city?.id ?? null} stay={stay} cities={cities} />
        </div>
        <div
          role="toolbar"
          aria-label={words.toolbar}
          className="results-tools flex items-center gap-2 overflow-x-auto pb-2 desktop:hidden"
        >
          <FiltersButton applied={applied.length} />
          <SortButton />
          <QuickFilters />
        </div>
      </div>
    </div>
  );
}
