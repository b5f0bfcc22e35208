import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

/** A full-height panel that enters from the inline end: from the right in English, from the left in Arabic. */
export function Drawer(modal: ModalProps) {
  return (
    <ModalFrame
      {...modal}
      overlayClassName="z-sheet justify-end"
      panelClassName="h-full w-full max-w-[440px] sm:rounded-s-sheet data-entering:translate-x-[calc(var(--dir,1)*100%)] data-exiting:translate-x-[calc(var(--dir,1)*100%)]"
    />
  );
}
