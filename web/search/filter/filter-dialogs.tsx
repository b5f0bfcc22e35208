import { lazy, Suspense } from "react";
import { useModal } from "#web/shared/modal-url.ts";
import type { FacetProps } from "./facets.ts";
import { useMoreDialog } from "./more-dialogs.ts";
import { useFilterChange } from "./use-filter-change.ts";
import type { Basis } from "./use-live-count.ts";

const FilterSheet = lazy(() => import("./filter-sheet.tsx"));
const QuickFiltersSheet = lazy(() => import("./quick-filters-sheet.tsx"));
const MoreDialogs = lazy(() => import("./more-options.tsx"));

type Props = FacetProps & { totalCount: number; basis: Basis };

/** What filters open above the page; each comes when it is first asked for. */
export function FilterDialogs({ totalCount, basis, ...facets }: Props) {
  const sheet = useModal("FILTERS_MODAL");
  const quick = useModal("QUICK_FILTERS_MODAL");
  const { query, change } = useFilterChange();
  const wasMoreOpened = useWasMoreOpened();
  return (
    <Suspense>
      {sheet.wasOpened && (
        <FilterSheet isOpen={sheet.isOpen} onClose={sheet.close} {...facets} totalCount={totalCount} basis={basis} />
      )}
      {wasMoreOpened && !sheet.isOpen && (
        <MoreDialogs
          {...facets}
          choice={query.filters}
          onChoose={(choice) => change(choice, { replaces: true })}
          leavesByChoosing
        />
      )}
      {quick.wasOpened && (
        <QuickFiltersSheet isOpen={quick.isOpen} onClose={quick.close} facets={facets.facets} totalCount={totalCount} />
      )}
    </Suspense>
  );
}

function useWasMoreOpened(): boolean {
  const [areas, amenities, spaces, types] = [
    useMoreDialog("areas"),
    useMoreDialog("amenities"),
    useMoreDialog("spaces"),
    useMoreDialog("propertyTypes"),
  ];
  return [areas, amenities, spaces, types].some(({ wasOpened }) => wasOpened);
}
