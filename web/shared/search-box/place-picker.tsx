import type { RefObject } from "react";
import type { LookupItem } from "#contract/lookup.ts";
import { CITY_LIST_MAX_HEIGHT } from "#domain/shell/constants.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePickerLayout } from "#web/shared/date-picker/use-picker-layout.ts";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { PlaceList } from "./place-list.tsx";
import type { SearchBoxState } from "./use-search-box.ts";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  cities: readonly LookupItem[];
  box: SearchBoxState;
  isDrawer: boolean;
};

/** The places: in a popover below their field on a wide page, else in a sheet of 90% of the screen. */
export default function PlacePicker({ isOpen, onClose, triggerRef, isDrawer, ...list }: Props) {
  const words = useNamespace("box");
  const layout = usePickerLayout();
  if (isDrawer || layout === "sheet") {
    return (
      <BottomSheet isOpen={isOpen} onClose={onClose} title={words.choosePlace} height="tall">
        <PlaceList {...list} onClose={onClose} />
      </BottomSheet>
    );
  }
  return (
    <Popover
      isOpen={isOpen}
      onClose={onClose}
      triggerRef={triggerRef}
      label={words.choosePlace}
      maxHeight={CITY_LIST_MAX_HEIGHT}
      className="flex w-[max(var(--trigger-width),460px)] flex-col"
    >
      <PlaceList {...list} onClose={onClose} isTypedAtOnce />
    </Popover>
  );
}
