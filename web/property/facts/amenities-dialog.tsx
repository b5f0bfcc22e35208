import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { AmenityList } from "./amenity-list.tsx";
import { useAmenities } from "./use-amenities.ts";

/** All amenities by group. */
export default function AmenitiesDialog() {
  const words = useNamespace("details");
  const { isOpen, close } = useDialogs().amenities;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.amenities.title} phone="screen">
      {useAmenities().map(({ id, name, iconUrl, amenities }) => (
        <section key={id} className="mb-6 last:mb-0">
          <h3 className="mb-3 flex items-center gap-2 text-text type-h3">
            {iconUrl && <img src={iconUrl} alt="" width={24} height={24} className="size-6 forced-colors:hidden" />}
            {name}
          </h3>
          <AmenityList amenities={amenities} />
        </section>
      ))}
    </Dialog>
  );
}
