import type { PropertyDetails } from "#contract/property.ts";
import { pictureWidths } from "#domain/picture/picture-sizes.ts";

export type HomeImage = PropertyDetails["images"][number];

/** A picture of the home in every width there is; its addresses differ only in width and format. */
export function pictureOf({ url }: Pick<HomeImage, "url">) {
  return { stem: stemOf(url), widths: pictureWidths, placeholder: "var(--color-sunken)" };
}

export function pictureAt({ url }: Pick<HomeImage, "url">, width: (typeof pictureWidths)[number]): string {
  return `${stemOf(url)}-${width}.webp`;
}

export function pictureSet(image: Pick<HomeImage, "url">, format: "avif" | "webp"): string {
  return pictureWidths.map((width) => `${stemOf(image.url)}-${width}.${format} ${width}w`).join(", ");
}

function stemOf(url: string): string {
  return url.replace(/-\d+\.avif$/, "");
}
