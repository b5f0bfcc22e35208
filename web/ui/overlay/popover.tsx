import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover, type PopoverProps } from "react-aria-components/Popover";
import { AriaLocale } from "../aria-locale.tsx";
import { useOverlayContainer } from "./overlay-container.ts";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The control that it is positioned at and that gets the focus back. */
  triggerRef: RefObject<Element | null>;
  label: string;
  placement?: PopoverProps["placement"];
  className?: string;
  /** In pixels; `inherit`: as high as the window allows, and a part of the content scrolls. */
  maxHeight?: number | "inherit";
  children: ReactNode;
};

/** A small panel beside its control; a tap outside or Escape closes it. */
export function Popover({
  isOpen,
  onClose,
  triggerRef,
  label,
  placement = "bottom start",
  className,
  maxHeight,
  children,
}: Props) {
  const home = useOverlayContainer();
  return (
    <AriaLocale>
      <AriaPopover
        UNSTABLE_portalContainer={home}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        trigger="Popover"
        placement={placement}
        offset={8}
        className="z-sheet overflow-auto rounded-card border border-border bg-surface text-text shadow-e3 transition-[translate,opacity] duration-120 ease-standard data-entering:translate-y-1 data-entering:opacity-0 data-exiting:opacity-0 motion-reduce:transition-none"
      >
        <Dialog aria-label={label} style={{ maxHeight }} className={`p-4 outline-none ${className ?? ""}`}>
          {children}
        </Dialog>
      </AriaPopover>
    </AriaLocale>
  );
}
