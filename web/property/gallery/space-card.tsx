import { ImageOff } from "lucide-react";
import type { PropertyDetails } from "#contract/property/property.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DESKTOP } from "#web/lib/media-queries.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useSpaceName } from "../data/use-space-name.ts";
import { useDialogs } from "../section/dialogs.tsx";
import { GalleryPicture } from "./gallery-picture.tsx";

type Space = PropertyDetails["spaces"][number];

/** A kind of space: its first picture, its count, and its contents. */
export function SpaceCard({ space }: { space: Space }) {
  const words = useNamespace("details");
  const { inLanguage } = useProperty();
  const name = useSpaceName()(space.spaceCategoryId);
  const details = [...new Set(space.details.map(inLanguage))];
  return (
    <div>
      <SpacePicture space={space} label={words.spaces.seePictures({ space: name })} />
      <h3 className="mt-2 font-semibold text-text type-body">{words.spaces.times({ n: space.count, space: name })}</h3>
      {details.map((detail) => (
        <p key={detail} className="text-text-2 type-small">
          {detail}
        </p>
      ))}
    </div>
  );
}

function SpacePicture({ space, label }: { space: Space; label: string }) {
  const { property } = useProperty();
  const dialogs = useDialogs();
  const [image] = space.images;
  if (!image) {
    return (
      <div className="flex aspect-3/2 items-center justify-center rounded-control bg-sunken text-muted">
        <Icon icon={ImageOff} />
      </div>
    );
  }
  const index = property.images.findIndex(({ id }) => id === image.id);
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => dialogs.showPicture(Math.max(0, index))}
      className="block aspect-3/2 w-full overflow-hidden rounded-control transition-opacity hover:opacity-90"
    >
      <GalleryPicture image={image} sizes={`${DESKTOP} 240px, 50vw`} />
    </button>
  );
}
