import type { ReactNode, RefObject } from "react";
import { usePickerLayout } from "#web/date-picker/use-picker-layout.ts";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { useSpaceBelow } from "./use-space-below.ts";

export type PlaceDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
};

type Props = PlaceDialogProps & {
  title: string;
  /** A drawer has no space for a list below the field. */
  isDrawer?: boolean;
  /** The list of places. Its field takes the focus at once in a popover; in a sheet the keyboard would cover half of it. */
  children: (layout: { isTypedAtOnce: boolean }) => ReactNode;
};

/** The places: in a popover below their field on a wide page, else in a sheet of 90% of the screen. */
export function PlaceDialog({ isOpen, onClose, triggerRef, title, isDrawer = false, children }: Props) {
  const isSheet = usePickerLayout() === "sheet" || isDrawer;
  const hasSpace = useSpaceBelow(triggerRef, isOpen && !isSheet);
  if (isSheet) {
    return (
      <BottomSheet isOpen={isOpen} onClose={onClose} title={title} height="tall">
        {children({ isTypedAtOnce: false })}
      </BottomSheet>
    );
  }
  return (
    <Popover
      isOpen={isOpen && hasSpace}
      onClose={onClose}
      triggerRef={triggerRef}
      label={title}
      scrolls="part"
      className="flex w-[max(var(--trigger-width),460px)] flex-col"
    >
      {children({ isTypedAtOnce: true })}
    </Popover>
  );
}
