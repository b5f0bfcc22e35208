import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useSpaceName } from "../data/use-space-name.ts";
import type { PropertyImage } from "./picture-of.ts";

type Props = { images: readonly PropertyImage[]; shown: number; onChoose: (index: number) => void };

/** The spaces of the pictures as tabs; each selects its first picture. */
export function GalleryTabs({ images, shown, onChoose }: Props) {
  const words = useNamespace("viewer");
  const spaceName = useSpaceName();
  const spaces = [...new Set(images.map(({ spaceCategoryId }) => spaceCategoryId))];
  return (
    <nav aria-label={words.spaces} className="gallery-tabs absolute start-0 end-40 top-0 overflow-x-auto p-2">
      <ul className="flex gap-2">
        {spaces.map((space) => (
          <li key={space ?? 0}>
            <button
              type="button"
              aria-current={images[shown]?.spaceCategoryId === space || undefined}
              onClick={() => onChoose(images.findIndex(({ spaceCategoryId }) => spaceCategoryId === space))}
              className="min-h-11 whitespace-nowrap rounded-pill border border-on-picture/40 px-4 text-on-picture type-small aria-[current=true]:bg-surface aria-[current=true]:text-text"
            >
              {spaceName(space)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
