import { ChevronDown, MapPin } from "lucide-react";
import { useId, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { LookupItem } from "#contract/lookup.ts";
import { withModal } from "#domain/search/modals.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePickerLayout, usePopoverQuery } from "#web/shared/date-picker/use-picker-layout.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { SearchBoxState } from "./use-search-box.ts";

const KEY = "CITY_PICKER_MODAL";
const loadPicker = () => import("./place-picker.tsx");
const PlacePicker = lazyDialog({ load: loadPicker, namespaces: ["place"] });

type Props = {
  cities: readonly LookupItem[];
  box: SearchBoxState;
  /** A drawer has no space for a list below the field. */
  isDrawer?: boolean;
};

/** A read-only field that opens the list of places. It is a link, so that it works before hydration. */
export function PlaceField({ cities, box, isDrawer = false }: Props) {
  const t = useMessages();
  const words = useNamespace("box");
  const id = useId();
  const field = useRef<HTMLAnchorElement>(null);
  const [params] = useSearchParams();
  const modal = useModal(KEY);
  const unless = usePopoverQuery();
  const isPopover = usePickerLayout() === "popover" && !isDrawer;
  const { cityId, place } = box.chosen;
  const name = place?.label || cities.find((each) => each.id === cityId)?.value;
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), KEY));
  const prepare = () => void loadPicker().catch(() => {});
  return (
    <div className="picker-fields flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="type-small font-semibold text-text">
        {words.where}
      </span>
      <Link
        ref={field}
        to={`?${search}`}
        replace={false}
        preventScrollReset
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        {...opensSheet(words.choosePlace, { unless })}
        aria-expanded={modal.isOpen}
        onClick={openHere(modal.open)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`type-input flex min-h-control w-full items-center gap-2 rounded-control border bg-surface px-3 no-underline transition-colors hover:border-text-2 ${
          modal.isOpen ? "border-primary shadow-[inset_0_0_0_1px_var(--color-primary)]" : "border-border-strong"
        }`}
      >
        <Icon icon={MapPin} className="text-muted" />
        <span id={`${id}-value`} className={`min-w-0 grow truncate ${name ? "text-text" : "text-muted"}`}>
          <bdi>{name ?? t.search.destination}</bdi>
        </span>
        <Icon icon={ChevronDown} className="text-text-2" />
      </Link>
      <PlacePicker
        waiting={{ title: words.choosePlace, isQuiet: isPopover }}
        isOpen={modal.isOpen}
        onClose={modal.close}
        triggerRef={field}
        {...{ cities, box, isDrawer }}
      />
    </div>
  );
}

/** A modified click opens a new tab; any other click opens the list on this page, as a history entry. */
function openHere(open: () => void) {
  return (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
}
