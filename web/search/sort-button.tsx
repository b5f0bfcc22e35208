import { ArrowDownUp } from "lucide-react";
import { lazy, Suspense } from "react";
import { useWords } from "#web/i18n/use-words.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { chipLook } from "#web/ui/chip-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useSortChoice } from "./sort-choice.ts";

const loadDrawer = () => import("./sort-drawer.tsx");
const SortDrawer = lazy(loadDrawer);

/** On a phone the orders open in a sheet; the chip says which one holds. */
export function SortButton() {
  const words = useWords("results").sort;
  const drawer = useModal("SORT_DRAWER");
  const { label } = useSortChoice();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => drawer.open()}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        className={`${chipLook(false)} noscript:hidden`}
      >
        <Icon icon={ArrowDownUp} size="s" />
        <span className="sr-only">{words.by}</span>
        {label}
      </button>
      <Suspense>{drawer.wasOpened && <SortDrawer isOpen={drawer.isOpen} onClose={drawer.close} />}</Suspense>
    </>
  );
}
