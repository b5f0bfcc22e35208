import type { PropertyCard } from "#contract/search.ts";

const MAX_CARD_PICTURES = 7;

/** A picture of a home in the widths a card needs; its addresses differ only in width and format. */
export function cardPictures({ images, placeholder }: Pick<PropertyCard, "images" | "placeholder">) {
  return images.slice(0, MAX_CARD_PICTURES).map(({ id, url }) => ({
    id,
    stem: url.replace(/-\d+\.avif$/, ""),
    widths: [320, 640, 960],
    placeholder,
  }));
}
