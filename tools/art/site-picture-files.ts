import type { Crop } from "#art/drawing/canvas.ts";
import { drawExterior } from "#art/exterior/draw-exterior.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import { placeholderColours } from "#art/exterior/scene/placeholder-colours.ts";
import { cityTiles, tileCrop } from "#art/site-pictures/city-tiles.ts";
import { heroes, sceneTraits } from "#art/site-pictures/heroes.ts";
import { heroScenes } from "#domain/site/hero-scene.ts";
import { brands } from "#domain/site/site-rows.ts";

/** A picture of the site that is committed in several widths, because the first page view needs it at once. */
export type SitePictureFile = {
  stem: string;
  widths: readonly number[];
  /** The one width as WebP; without it every width is. */
  fallback?: number;
  /** Aspect ratio: width / height. */
  shape: number;
  traits: ExteriorTraits;
  crop: Crop;
};

const WIDE = 2.4;
const PORTRAIT = 4 / 5;

const heroFiles = brands.flatMap((brand) =>
  heroScenes.flatMap((scene): SitePictureFile[] => {
    const traits = sceneTraits(brand, scene);
    const { wide, tall } = heroes[brand];
    const stem = `hero-${brand}-${scene}`;
    return [
      { stem, widths: [960, 1600, 2400], fallback: 1600, shape: WIDE, traits, crop: wide },
      { stem: `${stem}-phone`, widths: [640, 960], fallback: 640, shape: PORTRAIT, traits, crop: tall },
    ];
  }),
);

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
