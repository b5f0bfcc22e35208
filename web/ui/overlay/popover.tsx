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
  /** A part of the content scrolls where the window is too low for all of it; else the whole panel does. */
  scrolls?: "part" | "all";
  children: ReactNode;
};

/** A small panel beside its control, always on the same side; a tap outside or Escape closes it. */
export function Popover({
  isOpen,
  onClose,
  triggerRef,
  label,
  placement = "bottom start",
  className,
  scrolls = "all",
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
        shouldFlip={false}
        offset={8}
        className={`z-sheet ${scrollClasses[scrolls]} rounded-card border border-border bg-surface text-text shadow-e3 transition-[translate,opacity] duration-120 ease-standard data-entering:translate-y-1 data-entering:opacity-0 data-exiting:opacity-0 motion-reduce:transition-none`}
      >
        <Dialog aria-label={label} className={`min-h-0 p-4 outline-none ${className ?? ""}`}>
          {children}
        </Dialog>
      </AriaPopover>
    </AriaLocale>
  );
}

const scrollClasses = { part: "flex flex-col overflow-hidden", all: "overflow-auto" };
