import { useNavigation } from "react-router";
import { openModals } from "#domain/search/modals.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { arrowDownUp } from "#web/ui/display/drawings.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSortChoice } from "./sort-choice.ts";

const KEY = "SORT_DRAWER";
const SortDrawer = lazyDialog({ load: () => import("./sort-drawer.tsx") });

/** On a phone the sorts open in a sheet; the chip shows the chosen one. */
export function SortButton() {
  const words = useNamespace("results").sort;
  const drawer = useModal(KEY);
  const { label } = useSortChoice();
  const { location: next } = useNavigation();
  // The sheet closes with the choice, not with its answer, which may take long.
  const isChosen = next !== undefined && !openModals(new URLSearchParams(next.search).get("modals")).includes(KEY);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...opensSheet(words.label)}
        onClick={() => drawer.open()}
        className={`${chipClasses(false)} noscript:hidden`}
      >
        <Icon icon={arrowDownUp} size="s" />
        <span className="sr-only">{words.by}</span>
        {label}
      </button>
      <SortDrawer waiting={{ title: words.label }} isOpen={drawer.isOpen && !isChosen} onClose={drawer.close} />
    </>
  );
}
