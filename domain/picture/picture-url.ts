import { ogSize } from "./picture-sizes.ts";

/** Part of every address, so that a picture drawn differently has another one and may be kept for ever. */
export const ART_VERSION = "1";

const USUAL_WIDTH = 960;

/** Where a picture of a home is found, in the width and format that lists and galleries name; others differ only there. */
export function pictureUrl(propertyId: number, key: string, width: number = USUAL_WIDTH): string {
  return `/img/${ART_VERSION}/${propertyId}/${key}-${width}.avif`;
}

/** Where other sites find the picture they show beside a link to a home. */
export function ogPictureUrl(propertyId: number): string {
  return `/img/${ART_VERSION}/${propertyId}/og-${ogSize.width}.jpg`;
}
