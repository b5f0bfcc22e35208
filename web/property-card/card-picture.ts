import type { CardProperty } from "./card-property.ts";

/** The pictures of a property in the widths that a card needs; their URLs differ only in width and format. */
export function cardPictures({ pictures, placeholder }: Pick<CardProperty, "pictures" | "placeholder">) {
  return pictures.names.map((name) => ({
    stem: name.startsWith("/") ? name : pictures.folder + name,
    widths: [320, 640, 960],
    placeholder,
  }));
}
