import type { Crop } from "#art/drawing/canvas.ts";
import { drawExterior } from "#art/exterior/draw-exterior.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import { placeholderColours } from "#art/exterior/scene/placeholder-colours.ts";
import { cityTiles, tileCrop } from "#art/site-pictures/city-tiles.ts";
import { heroes } from "#art/site-pictures/heroes.ts";

/** A picture of the site that is committed in several widths, because the first page view needs it at once. */
export type SitePictureFile = {
  stem: string;
  widths: readonly number[];
  /** Aspect ratio: width / height. */
  shape: number;
  traits: ExteriorTraits;
  crop: Crop;
};

const WIDE = 2.4;
const PORTRAIT = 4 / 5;

const heroFiles = Object.entries(heroes).flatMap(([brand, { traits, wide, tall }]): SitePictureFile[] => [
  { stem: `hero-${brand}`, widths: [640, 960, 1600, 2400], shape: WIDE, traits, crop: wide },
  { stem: `hero-${brand}-phone`, widths: [640, 960], shape: PORTRAIT, traits, crop: tall },
]);

const cityFiles = cityTiles.map(
  ({ cityId, traits }): SitePictureFile => ({
    stem: `city-${cityId}`,
    widths: [240, 480],
    shape: PORTRAIT,
    traits,
    crop: tileCrop,
  }),
);

export const sitePictureFiles: readonly SitePictureFile[] = [...heroFiles, ...cityFiles];

export function svgOf({ traits, crop, shape }: SitePictureFile, width: number): string {
  return drawExterior(traits, { width, height: Math.round(width / shape), crop });
}

/** The CSS gradient that is shown until the picture has loaded. */
export function placeholderOf({ traits }: SitePictureFile): string {
  const [sky, horizon, ground] = placeholderColours(traits);
  return `linear-gradient(${sky}, ${horizon} 46%, ${ground} 64%)`;
}
