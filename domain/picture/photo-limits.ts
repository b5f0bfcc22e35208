export type PhotoKind = "photo" | "panorama";

type Limits = {
  /** In pixels of the upright picture. */
  minShorter: number;
  minLonger: number;
  maxPixels: number;
  /** A larger picture is stored in this width or height. */
  stored: number;
  quality: number;
};

/** What a photograph must have to be taken in. A panorama is twice as wide as high, to within a hundredth. */
export const photoLimits: Record<PhotoKind, Limits & { maxLonger: number }> = {
  photo: {
    minShorter: 1067,
    minLonger: 1600,
    maxLonger: 30_000,
    maxPixels: 60_000_000,
    stored: 2560,
    quality: 90,
  },
  panorama: {
    minShorter: 2028,
    minLonger: 4096,
    maxLonger: 12_000,
    maxPixels: 100_000_000,
    stored: 8192,
    quality: 85,
  },
};

const RATIO_TOLERANCE = 0.01;

export function isPanorama({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width / height / 2 - 1) <= RATIO_TOLERANCE;
}
