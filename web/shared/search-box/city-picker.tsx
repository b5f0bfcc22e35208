import type { RefObject } from "react";
import type { LookupItem } from "#contract/lookup.ts";
import { CITY_LIST_MAX_HEIGHT } from "#domain/shell/constants.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { usePickerLayout } from "#web/shared/date-picker/use-picker-layout.ts";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { CityList } from "./city-list.tsx";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  cities: readonly LookupItem[];
  cityId: number | null;
  isDrawer: boolean;
  onChoose: (cityId: number) => void;
};

/** The cities: in a popover below their field on a wide page, else in a sheet of 90% of the screen. */
export default function CityPicker({ isOpen, onClose, triggerRef, isDrawer, ...list }: Props) {
  const t = useMessages();
  const layout = usePickerLayout();
  if (isDrawer || layout === "sheet") {
    return (
      <BottomSheet isOpen={isOpen} onClose={onClose} title={t.search.chooseCity} height="tall">
        <CityList {...list} />
      </BottomSheet>
    );
  }
  return (
    <Popover
      isOpen={isOpen}
      onClose={onClose}
      triggerRef={triggerRef}
      label={t.search.chooseCity}
      maxHeight={CITY_LIST_MAX_HEIGHT}
      className="flex w-[max(var(--trigger-width),320px)] flex-col"
    >
      <CityList {...list} isTypedAtOnce />
    </Popover>
  );
}
