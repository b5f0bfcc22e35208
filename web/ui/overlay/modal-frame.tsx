import "./modal-frame.css";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { AriaLocale } from "../aria-locale.tsx";
import { useOverlayContainer } from "./overlay-container.ts";
import { useFocusWatch } from "./use-focus-watch.ts";

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The current subject of the dialog, below its title. */
  subtitle?: string;
  children: ReactNode;
  /** Stays visible below the scrolling body; contains the primary action. */
  footer?: ReactNode;
  /** Only its buttons close the dialog, not a tap outside. */
  isBlocking?: boolean;
};

type FrameProps = ModalProps & { overlayClassName: string; panelClassName: string };

/** The common parts of dialog, drawer and bottom sheet; they differ only in position and transition. */
export function ModalFrame({ isOpen, onClose, isBlocking, overlayClassName, panelClassName, ...content }: FrameProps) {
  const home = useOverlayContainer();
  return (
    <AriaLocale>
      <ModalOverlay
        UNSTABLE_portalContainer={home}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={!isBlocking}
        data-overlay=""
        className={`fixed inset-0 flex h-(--visual-viewport-height) bg-footer/60 transition-opacity duration-260 ease-standard data-entering:opacity-0 data-exiting:opacity-0 data-exiting:duration-200 data-exiting:ease-exit motion-reduce:duration-[1ms] ${overlayClassName}`}
      >
        <Modal
          className={`modal-panel flex max-h-full flex-col overflow-hidden bg-surface text-text shadow-e3 transition-[translate,scale,opacity] duration-260 ease-standard data-exiting:duration-200 data-exiting:ease-exit motion-reduce:transition-none ${panelClassName}`}
        >
          <ModalContent {...content} onClose={onClose} />
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}

function ModalContent({
  title,
  subtitle,
  children,
  footer,
  onClose,
}: Pick<ModalProps, "title" | "subtitle" | "children" | "footer" | "onClose">) {
  const t = useMessages();
  const dialog = useRef<HTMLElement>(null);
  useFocusWatch(dialog);
  return (
    <AriaDialog ref={dialog} className="flex min-h-0 grow flex-col outline-none">
      <div className="flex min-h-14 shrink-0 items-center gap-2 border-border border-b ps-4 pe-1.5 sm:ps-6">
        <div className="min-w-0 grow py-2">
          <Heading slot="title" level={2} className="type-h3">
            {title}
          </Heading>
          {subtitle && <p className="type-small text-text-2">{subtitle}</p>}
        </div>
        <IconButton icon={X} label={t.ui.close} onPress={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a long text */}
      <div tabIndex={0} className="modal-body min-h-0 grow overflow-y-auto overscroll-contain p-4 sm:px-6">
        {children}
      </div>
      {footer && (
        <div className="shrink-0 border-border border-t p-4 pb-[calc(16px+env(safe-area-inset-bottom,0px))] sm:px-6">
          {footer}
        </div>
      )}
    </AriaDialog>
  );
}
