import { ChevronDown, MapPin } from "lucide-react";
import { useId, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { LookupItem } from "#contract/lookup.ts";
import { withModal } from "#domain/search/modals.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { usePickerLayout, usePopoverQuery } from "#web/shared/date-picker/use-picker-layout.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { Icon } from "#web/ui/display/icon.tsx";

const KEY = "CITY_PICKER_MODAL";
const loadPicker = () => import("./city-picker.tsx");
const CityPicker = lazyDialog({ load: loadPicker });

type Props = {
  cities: readonly LookupItem[];
  cityId: number | null;
  onChoose: (cityId: number) => void;
  /** A drawer has no space for a list below the field. */
  isDrawer?: boolean;
};

/** A read-only field that opens the list of cities. It is a link, so that it works before hydration. */
export function CityField({ cities, cityId, onChoose, isDrawer = false }: Props) {
  const t = useMessages();
  const id = useId();
  const field = useRef<HTMLAnchorElement>(null);
  const [params] = useSearchParams();
  const modal = useModal(KEY);
  const unless = usePopoverQuery();
  const isPopover = usePickerLayout() === "popover" && !isDrawer;
  const city = cities.find((each) => each.id === cityId);
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), KEY));
  const prepare = () => void loadPicker().catch(() => {});
  return (
    <div className="picker-fields flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="type-small font-semibold text-text">
        {t.search.city}
      </span>
      <Link
        ref={field}
        to={`?${search}`}
        replace={false}
        preventScrollReset
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        {...opensSheet(t.search.chooseCity, { unless })}
        aria-expanded={modal.isOpen}
        onClick={openHere(modal.open)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`type-input flex min-h-control w-full items-center gap-2 rounded-control border bg-surface px-3 no-underline transition-colors hover:border-text-2 ${
          modal.isOpen ? "border-primary shadow-[inset_0_0_0_1px_var(--color-primary)]" : "border-border-strong"
        }`}
      >
        <Icon icon={MapPin} className="text-muted" />
        <span id={`${id}-value`} className={`min-w-0 grow truncate ${city ? "text-text" : "text-muted"}`}>
          {city?.value ?? t.search.destination}
        </span>
        <Icon icon={ChevronDown} className="text-text-2" />
      </Link>
      <CityPicker
        waiting={{ title: t.search.chooseCity, isQuiet: isPopover }}
        isOpen={modal.isOpen}
        onClose={modal.close}
        triggerRef={field}
        {...{ cities, cityId, isDrawer }}
        onChoose={(chosen) => {
          onChoose(chosen);
          modal.close();
        }}
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
