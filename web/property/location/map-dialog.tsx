import { useWords } from "#web/i18n/use-words.ts";
import { ModalFrame } from "#web/ui/modal-frame.tsx";
import { useDialogs } from "../dialogs.tsx";
import { HomeMap } from "./property-map.tsx";
import { usePlace } from "./use-place-name.ts";

/** The surroundings of a home over the whole window, to be moved and zoomed. */
export default function MapDialog() {
  const { map: words } = useWords("details");
  const { isOpen, close } = useDialogs().map;
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      subtitle={usePlace()}
      overlayClassName="z-dialog desktop:p-6"
      panelClassName="h-full w-full desktop:rounded-card data-entering:opacity-0 data-exiting:opacity-0"
    >
      <HomeMap />
    </ModalFrame>
  );
}
