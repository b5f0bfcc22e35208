import "./results-bar.css";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { CollapsedBox } from "./box/collapsed-box.tsx";
import { useBoxProps } from "./box/use-box-props.ts";
import { FiltersButton } from "./filter/filters-button.tsx";
import type { FacetProps } from "./filter/panel/facets.ts";
import { QuickFilters } from "./filter/quick-filters.tsx";
import { useApplied } from "./filter/use-applied.ts";
import { MapChip } from "./map/map-slot.tsx";
import { SortButton } from "./sort/sort-button.tsx";
import type { ResultsData } from "./state/results-data.ts";
import { useRailButtonClass } from "./use-results-grid.ts";

type Props = { data: ResultsData; facets: FacetProps };

/** The sticky bar: the search and the quick filters; where there is no rail also the filters, and on a phone the sort. */
export function ResultsBar({ data, facets }: Props) {
  const words = useNamespace("results");
  const column = usePageColumn();
  const box = useBoxProps(data);
  const applied = useApplied(facets);
  const filtersButton = useRailButtonClass();
  return (
    <div data-results-bar="" className="sticky top-header z-sticky border-border border-b bg-surface">
      <div className={`${column} flex flex-col desktop:flex-row desktop:items-center desktop:gap-4`}>
        <div className="flex min-h-14 shrink-0 items-center py-1.5">
          <CollapsedBox {...box} />
        </div>
        <div
          role="toolbar"
          aria-label={words.toolbar}
          className="results-tools flex items-center gap-2 overflow-x-auto pb-2"
        >
          <span className={`shrink-0 ${filtersButton}`}>
            <FiltersButton applied={applied.length} />
          </span>
          <span className="shrink-0 desktop:hidden">
            <SortButton />
          </span>
          <MapChip data={data} />
          <QuickFilters facets={facets.facets} />
        </div>
      </div>
    </div>
  );
}
