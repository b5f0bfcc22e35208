import { useRef } from "react";
import type { LookupItem } from "#contract/site/lookup.ts";
import { usePickerLayout } from "#web/date-picker/use-picker-layout.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PLACE_MODAL, PlaceLink } from "#web/place-picker/place-link.tsx";
import { useModal } from "#web/shared/modal-url.ts";
import type { SearchBoxState } from "./use-search-box.ts";

const loadPicker = () => import("./place-picker.tsx");
const PlacePicker = lazyDialog({ load: loadPicker, namespaces: ["place", "picker", "filters"] });

type Props = {
  cities: readonly LookupItem[];
  box: SearchBoxState;
  /** A drawer has no space for a list below the field. */
  isDrawer?: boolean;
};

/** The field of the search box for city, area, landmark or home. */
export function PlaceField({ cities, box, isDrawer = false }: Props) {
  const t = useMessages();
  const words = useNamespace("box");
  const field = useRef<HTMLAnchorElement>(null);
  const modal = useModal(PLACE_MODAL);
  const isPopover = usePickerLayout() === "popover" && !isDrawer;
  const { cityId, place } = box.chosen;
  return (
    <>
      <PlaceLink
        ref={field}
        label={words.where}
        name={place?.label || cities.find((each) => each.id === cityId)?.value}
        placeholder={t.search.destination}
        title={words.choosePlace}
        modal={modal}
        onApproach={() => void loadPicker().catch(() => {})}
      />
      <PlacePicker
        waiting={{ title: words.choosePlace, isQuiet: isPopover }}
        isOpen={modal.isOpen}
        onClose={modal.close}
        triggerRef={field}
        {...{ cities, box, isDrawer }}
      />
    </>
  );
}
