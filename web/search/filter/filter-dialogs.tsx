import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import { openModals } from "#domain/search/modals.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import type { FacetProps } from "./panel/facets.ts";
import { moreDialogs } from "./panel/more-dialogs.ts";
import { useFilterChange } from "./use-filter-change.ts";
import type { Basis } from "./use-live-count.ts";

type MoreProps = ComponentProps<typeof import("./panel/more-options.tsx").default>;

const FilterSheet = lazyDialog({ load: () => import("./filter-sheet.tsx"), shape: "screen" });
const QuickFiltersSheet = lazyDialog({ load: () => import("./quick-filters-sheet.tsx") });
const MoreDialogs = lazyDialog<MoreProps & { isOpen: boolean; onClose: () => void }>({
  load: () => import("./panel/more-options.tsx"),
  shape: "screen",
});

type Props = FacetProps & { totalCount: number; basis: Basis };

/** The dialogs of the filters. */
export function FilterDialogs({ totalCount, basis, ...facets }: Props) {
  const words = useNamespace("filters");
  const sheet = useModal("FILTERS_MODAL");
  const quick = useModal("QUICK_FILTERS_MODAL");
  const { query, change } = useFilterChange();
  const more = useMoreDialog();
  return (
    <>
      <FilterSheet
        waiting={{ title: words.label }}
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        {...facets}
        totalCount={totalCount}
        basis={basis}
      />
      {!sheet.isOpen && (
        <MoreDialogs
          waiting={{ title: more.name ? words.names[more.name] : words.label }}
          isOpen={more.name !== undefined}
          onClose={more.close}
          {...facets}
          choice={query.filters}
          onChoose={(choice) => change(choice, { replaces: true })}
          leavesByChoosing
        />
      )}
      <QuickFiltersSheet
        waiting={{ title: words.quick.label }}
        isOpen={quick.isOpen}
        onClose={quick.close}
        facets={facets.facets}
        totalCount={totalCount}
      />
    </>
  );
}

/** The filter whose dialog with all options is open. */
function useMoreDialog() {
  const [params] = useSearchParams();
  const open = openModals(params.get("modals"));
  const dialog = moreDialogs.find(({ modal }) => open.includes(modal));
  const { close } = useModal(dialog?.modal ?? "MORE_AMENITIES_MODAL");
  return { name: dialog?.name, close };
}
