import type { PropertyDetails } from "#contract/property.ts";
import { pictureWidths } from "#domain/picture/picture-sizes.ts";

export type PropertyImage = PropertyDetails["images"][number];

export function pictureAt({ url }: Pick<PropertyImage, "url">, width: (typeof pictureWidths)[number]): string {
  return `${stemOf(url)}-${width}.webp`;
}

export function pictureSet(image: Pick<PropertyImage, "url">, format: "avif" | "webp"): string {
  return pictureWidths.map((width) => `${stemOf(image.url)}-${width}.${format} ${width}w`).join(", ");
}

function stemOf(url: string): string {
  return url.replace(/-\d+\.avif$/, "");
}
