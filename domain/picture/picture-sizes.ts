/** Other sizes do not exist: whoever asks for one is told so without a stroke being drawn. */
export const pictureWidths = [320, 640, 960, 1600] as const;
export const pictureFormats = ["avif", "webp"] as const;
/** The picture for other sites is a JPEG, which all of them read. */
export type PictureFormat = (typeof pictureFormats)[number] | "jpg";

/** A panorama is twice as wide as high: the small one comes first, the large one replaces it. */
export const panoramaWidths = [2048, 4096] as const;

/** What other sites show beside a link. */
export const ogSize = { width: 1200, height: 630 } as const;

/** Pictures of homes are three wide and two high. */
export function pictureHeight(width: number): number {
  return Math.round((width * 1067) / 1600);
}

export function campaignHeight(width: number): number {
  return Math.round((width * 9) / 16);
}
