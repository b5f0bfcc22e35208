import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { SpaceCards } from "./space-cards.tsx";

/** All spaces of the property; a picture opens the gallery. */
export default function SpacesDialog() {
  const words = useNamespace("details");
  const { property } = useProperty();
  const { isOpen, close } = useDialogs().spaces;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.spaces.title} size="l" phone="screen">
      <SpaceCards spaces={property.spaces} />
    </Dialog>
  );
}
