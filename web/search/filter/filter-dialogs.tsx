import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { openModals } from "#domain/search/modals.ts";
import { useModal } from "#web/shared/modal-url.ts";
import type { FacetProps } from "./panel/facets.ts";
import { moreDialogs } from "./panel/more-dialogs.ts";
import { useFilterChange } from "./use-filter-change.ts";
import type { Basis } from "./use-live-count.ts";

const FilterSheet = lazy(() => import("./filter-sheet.tsx"));
const QuickFiltersSheet = lazy(() => import("./quick-filters-sheet.tsx"));
const MoreDialogs = lazy(() => import("./panel/more-options.tsx"));

type Props = FacetProps & { totalCount: number; basis: Basis };

/** The dialogs of the filters; each is loaded when it is first opened. */
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

/** Whether a dialog with all options of a filter was open since the page was loaded. */
function useWasMoreOpened(): boolean {
  const [params] = useSearchParams();
  const open = openModals(params.get("modals"));
  const isOpen = moreDialogs.some(({ modal }) => open.includes(modal));
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened;
}
