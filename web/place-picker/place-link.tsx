import { ChevronDown, MapPin } from "lucide-react";
import { type MouseEvent, type RefObject, useId } from "react";
import { Link, useSearchParams } from "react-router";
import { withModal } from "#domain/search/modals.ts";
import { usePopoverQuery } from "#web/date-picker/use-picker-layout.ts";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import type { useModal } from "#web/shared/modal-url.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The dialog of places; a page has one field that opens it. */
export const PLACE_MODAL = "CITY_PICKER_MODAL";

type Props = {
  ref: RefObject<HTMLAnchorElement | null>;
  label: string;
  /** The chosen place. */
  name: string | undefined;
  placeholder: string;
  /** The title of the dialog. */
  title: string;
  modal: ReturnType<typeof useModal>;
  /** The pointer or the focus reaches the field. */
  onApproach: () => void;
};

/** A read-only field that opens the list of places. It is a link, so that it works before hydration. */
export function PlaceLink({ ref, label, name, placeholder, title, modal, onApproach }: Props) {
  const id = useId();
  const [params] = useSearchParams();
  const unless = usePopoverQuery();
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), PLACE_MODAL));
  return (
    <div className="picker-fields flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="type-small font-semibold text-text">
        {label}
      </span>
      <Link
        ref={ref}
        to={`?${search}`}
        replace={false}
        preventScrollReset
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        {...opensSheet(title, { unless })}
        aria-expanded={modal.isOpen}
        onClick={openHere(modal.open)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className={`type-input flex min-h-control w-full items-center gap-2 rounded-control border bg-surface px-3 no-underline transition-colors hover:border-text-2 ${
          modal.isOpen ? "border-primary shadow-[inset_0_0_0_1px_var(--color-primary)]" : "border-border-strong"
        }`}
      >
        <Icon icon={MapPin} className="text-muted" />
        <span id={`${id}-value`} className={`min-w-0 grow truncate ${name ? "text-text" : "text-muted"}`}>
          <bdi>{name ?? placeholder}</bdi>
        </span>
        <Icon icon={ChevronDown} className="text-text-2" />
      </Link>
    </div>
  );
}

/** A modified click opens a new tab; any other click opens the list on this page, as a history entry. */
function openHere(open: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
}
