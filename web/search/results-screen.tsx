import { firstPayload } from "#domain/search/search-payload.ts";
import { CompareBarSlot } from "#web/compare-bar/compare-bar-slot.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePaths } from "#web/shared/paths.ts";
import { ProgressLine } from "#web/ui/feedback/progress-line.tsx";
import { Breadcrumb } from "#web/ui/navigation/breadcrumb.tsx";
import { AppliedChips } from "./filter/applied-chips.tsx";
import { FilterDialogs } from "./filter/filter-dialogs.tsx";
import { FilterRail } from "./filter/filter-rail.tsx";
import type { FacetProps } from "./filter/panel/facets.ts";
import { FlexibleSlot } from "./flexible/flexible-slot.tsx";
import { KeepPlace } from "./keep-place.tsx";
import { useSearchState } from "./load/use-search-session.ts";
import { MapColumn, MapOverlay } from "./map/map-slot.tsx";
import { MoreResults } from "./more-results.tsx";
import { NearChip } from "./near-chip.tsx";
import { NoResults } from "./no-results.tsx";
import { PlainSearch } from "./plain-search.tsx";
import { ReplacedDates } from "./replaced-dates.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { ResultsList } from "./results-list.tsx";
import type { ResultsData } from "./state/results-data.ts";
import { type Found, isLoading } from "./state/search-store.ts";
import { useResultsGrid } from "./use-results-grid.ts";

type Props = { data: ResultsData; found: Found };

/** The results of one city for one stay, with everything to filter and sort them. */
export function ResultsScreen({ data, found }: Props) {
  const column = usePageColumn();
  const grid = useResultsGrid();
  const facets: FacetProps = { facets: found.filters, known: data.options, labels: data.labels };
  const first = firstPayload(data.city?.id ?? 0, data.stay, data.rankType);
  return (
    <>
      <ResultsBar data={data} facets={facets} />
      <div className={`${column} flex flex-col gap-2 pt-4 pb-12 desktop:gap-4 desktop:pt-2 lg:desktop:gap-1`}>
        <Crumbs city={data.city?.value ?? ""} cityId={data.city?.id ?? 0} />
        <PlainSearch data={data} />
        <div>
          <ResultsHeading data={data} found={found} />
          <ReplacedDates data={data} />
          <FlexibleSlot data={data} />
          <div className="flex flex-wrap gap-2 has-[a]:mt-3">
            <NearChip near={data.query.near} />
            <AppliedChips {...facets} />
          </div>
        </div>
        <div className={grid}>
          <FilterRail {...facets} />
          <FoundProperties data={data} found={found} />
          <MapColumn data={data} />
        </div>
      </div>
      <MapOverlay data={data} />
      <CompareBarSlot />
      <FilterDialogs {...facets} totalCount={found.totalCount} basis={{ searchId: found.searchId, first }} />
    </>
  );
}

function Crumbs({ city, cityId }: { city: string; cityId: number }) {
  const t = useMessages();
  const path = usePaths();
  const crumbs = [
    { label: t.search.home, href: path("frontPage") },
    { label: city, href: path("search", { cityId: String(cityId) }) },
  ];
  return (
    <div className="hidden desktop:block">
      <Breadcrumb crumbs={crumbs} />
    </div>
  );
}

/** During a step the old list stays, dimmed. */
function FoundProperties({ data, found }: Props) {
  const state = useSearchState();
  const isBusy = isLoading(state, "FILTER") || isLoading(state, "SORT") || isLoading(state, "PAGINATE");
  return (
    <div className="min-w-0" aria-busy={isBusy || undefined}>
      <ProgressLine isBusy={isBusy} />
      <KeepPlace
        list={found.properties}
        className={`mt-2 transition-[filter] duration-200 ${isBusy ? "saturate-0" : ""}`}
      >
        {found.totalCount === 0 ? (
          <NoResults data={data} />
        ) : (
          <>
            <ResultsList data={data} found={found} />
            <MoreResults data={data} found={found} />
          </>
        )}
      </KeepPlace>
    </div>
  );
}
