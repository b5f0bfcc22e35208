import type { Brand } from "#domain/site/site-rows.ts";
import { ogSize } from "./picture-sizes.ts";

/** Part of every address: when the drawing changes, so do the addresses, and pictures can be cached for ever. */
export const ART_VERSION = "2";

const USUAL_WIDTH = 960;

/** The address of a picture in the width and format of lists and galleries; other sizes differ only there. */
export function pictureUrl(propertyId: number, key: string, width: number = USUAL_WIDTH): string {
  return `/img/${ART_VERSION}/${propertyId}/${key}-${width}.avif`;
}

/** The address of the picture that other sites show with a link to a property. */
export function ogPictureUrl(propertyId: number): string {
  return `/img/${ART_VERSION}/${propertyId}/og-${ogSize.width}.jpg`;
}

/** The picture of a brand for link previews, a file of the build. */
export function brandPicture(brand: Brand): string {
  return `/art/og-${brand}.jpg`;
}
