import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ModalFrame } from "#web/ui/overlay/modal-frame.tsx";
import { usePlaceName } from "../data/use-place-name.ts";
import { useDialogs } from "../section/dialogs.tsx";
import { PropertyMap } from "./property-map.tsx";

/** The surroundings of a property as an interactive map in full screen. */
export default function MapDialog() {
  const { map: words } = useNamespace("details");
  const { isOpen, close } = useDialogs().map;
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      subtitle={usePlaceName()}
      overlayClassName="z-dialog desktop:p-6"
      panelClassName="h-full w-full desktop:rounded-card data-entering:opacity-0 data-exiting:opacity-0"
    >
      <PropertyMap />
    </ModalFrame>
  );
}
