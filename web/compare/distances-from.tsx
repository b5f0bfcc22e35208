import { X } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { useComparePath } from "#web/compare-bar/compare-path.ts";
import { usePickerLayout } from "#web/date-picker/use-picker-layout.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PLACE_MODAL, PlaceLink } from "#web/place-picker/place-link.tsx";
import { useModal } from "#web/shared/modal-url.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompare } from "./compare-context.tsx";

const loadPicker = () => import("./distance-picker.tsx");
const DistancePicker = lazyDialog({ load: loadPicker, namespaces: ["place"] });

/** The field for the place from which distances are measured. Without scripts it is typed in the form instead. */
export function DistancesFrom() {
  const { from: words } = useNamespace("compare");
  const { place } = useCompare();
  const field = useRef<HTMLAnchorElement>(null);
  const modal = useModal(PLACE_MODAL);
  const isPopover = usePickerLayout() === "popover";
  return (
    <div className="compare-from noscript:hidden">
      <PlaceLink
        ref={field}
        label={words.label}
        name={place ? (place.name ?? words.point) : undefined}
        placeholder={words.placeholder}
        title={words.title}
        modal={modal}
        onApproach={() => void loadPicker().catch(() => {})}
      />
      <DistancePicker
        waiting={{ title: words.title, isQuiet: isPopover }}
        isOpen={modal.isOpen}
        onClose={modal.close}
        triggerRef={field}
      />
    </div>
  );
}

/** The chosen place, as a link that removes it. */
export function ChosenPlace() {
  const t = useMessages();
  const { from: words } = useNamespace("compare");
  const { ids, place, ...context } = useCompare();
  const comparePath = useComparePath();
  if (!place) return null;
  const text = place.name ? words.chosen({ name: place.name }) : words.chosenPoint;
  return (
    <p className="compare-chosen print:hidden">
      <Link
        to={comparePath(ids, context)}
        preventScrollReset
        aria-label={t.ui.remove({ x: text })}
        className={`${chipClasses(true)} max-w-full`}
      >
        <bdi className="truncate">{text}</bdi>
        <Icon icon={X} size="s" />
      </Link>
    </p>
  );
}
