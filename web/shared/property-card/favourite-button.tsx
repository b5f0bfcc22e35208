import { Heart } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useFavourite } from "./favourites.ts";

type Props = { propertyId: number; name: string };

/** Adds a property to the favourites on this device, or removes it; its own disc is visible on every picture. */
export function FavouriteButton({ propertyId, name }: Props) {
  const words = useNamespace("card");
  const [isFavourite, toggle] = useFavourite(propertyId);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={words.save({ name })}
      onClick={toggle}
      className="needs-script inline-flex size-11 items-center justify-center rounded-pill text-text hover:text-accent-text"
    >
      <span className="inline-flex size-9 items-center justify-center rounded-pill bg-surface/90 shadow-e1">
        <Icon icon={Heart} className={isFavourite ? "fill-current text-accent-text" : ""} />
      </span>
    </button>
  );
}
