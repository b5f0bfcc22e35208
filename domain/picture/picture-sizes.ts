/** The only sizes: a request for another is refused before anything is drawn. */
export const pictureWidths = [320, 640, 960, 1600] as const;
export const pictureFormats = ["avif", "webp"] as const;
/** The picture for other sites is a JPEG, which all of them support. */
export type PictureFormat = (typeof pictureFormats)[number] | "jpg";

/** A panorama is twice as wide as high: the small one loads first, the large one replaces it. */
export const panoramaWidths = [2048, 4096] as const;

/** The picture that other sites show with a link. */
export const ogSize = { width: 1200, height: 630 } as const;

/** Pictures of properties have the ratio 3:2. */
export function pictureHeight(width: number): number {
  return Math.round((width * 1067) / 1600);
}

export function campaignHeight(width: number): number {
  return Math.round((width * 9) / 16);
}
