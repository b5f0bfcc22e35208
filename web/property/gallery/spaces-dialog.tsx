import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { SpaceCard } from "./space-card.tsx";

/** All spaces of the property; a picture opens the gallery. */
export default function SpacesDialog() {
  const words = useNamespace("details");
  const { property } = useProperty();
  const { isOpen, close } = useDialogs().spaces;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.spaces.title} size="l" phone="screen">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {property.spaces.map((space) => (
          <li key={space.spaceCategoryId}>
            <SpaceCard space={space} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
