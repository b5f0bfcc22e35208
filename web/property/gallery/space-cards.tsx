import type { PropertyDetails } from "#contract/property/property.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DESKTOP } from "#web/lib/media-queries.ts";
import { useProperty } from "../data/property-context.tsx";
import { useSpaceName } from "../data/use-space-name.ts";
import { useDialogs } from "../section/dialogs.tsx";
import { GalleryPicture } from "./gallery-picture.tsx";

type Space = PropertyDetails["spaces"][number];

/** Kinds of spaces as cards with a picture; those without one of their own are text below, not empty frames. */
export function SpaceCards({ spaces }: { spaces: readonly Space[] }) {
  const withPicture = spaces.filter(({ images }) => images.length > 0);
  const others = spaces.filter(({ images }) => images.length === 0);
  return (
    <>
      {withPicture.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {withPicture.map((space) => (
            <li key={space.spaceCategoryId}>
              <SpacePicture space={space} />
              <SpaceText space={space} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-x-8 gap-y-1">
          {others.map((space) => (
            <li key={space.spaceCategoryId}>
              <SpaceText space={space} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The name of a kind of space, its count, and its contents. */
function SpaceText({ space }: { space: Space }) {
  const words = useNamespace("details");
  const { inLanguage } = useProperty();
  const name = useSpaceName()(space.spaceCategoryId);
  const details = [...new Set(space.details.map(inLanguage))];
  return (
    <>
      <h3 className="mt-2 font-semibold text-text type-body">{words.spaces.times({ n: space.count, space: name })}</h3>
      {details.map((detail) => (
        <p key={detail} className="text-text-2 type-small">
          {detail}
        </p>
      ))}
    </>
  );
}

function SpacePicture({ space }: { space: Space }) {
  const words = useNamespace("details");
  const { property } = useProperty();
  const name = useSpaceName()(space.spaceCategoryId);
  const dialogs = useDialogs();
  const [image] = space.images;
  if (!image) return null;
  const index = property.images.findIndex(({ id }) => id === image.id);
  return (
    <button
      type="button"
      aria-label={words.spaces.seePictures({ space: name })}
      onClick={() => dialogs.showPicture(Math.max(0, index))}
      className="block aspect-3/2 w-full overflow-hidden rounded-control transition-opacity hover:opacity-90"
    >
      <GalleryPicture image={image} sizes={`${DESKTOP} 240px, 50vw`} />
    </button>
  );
}
