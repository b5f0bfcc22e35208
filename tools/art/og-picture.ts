import { drawExterior } from "#art/exterior/draw-exterior.ts";
import { cityTiles } from "#art/site-pictures/city-tiles.ts";
import { heroes } from "#art/site-pictures/heroes.ts";
import { ogSize } from "#domain/picture/picture-sizes.ts";
import { type Mark, marks } from "#web/brand/marks.ts";

type Brand = keyof typeof heroes;

/** The Open Graph picture of a brand: its hero with the brand mark in a corner. */
export function ogSvg(brand: Brand): string {
  const { traits, social } = heroes[brand];
  const scene = drawExterior(traits, { ...ogSize, crop: social });
  return scene.replace(/<\/svg>$/, `${placedMark(marks[brand], social)}</svg>`);
}

/** The Open Graph picture of each city, without a brand mark: both brands use it. */
export const ogCities = cityTiles.map(({ cityId, traits }) => ({
  file: `og-city-${cityId}.jpg`,
  svg: () => drawExterior(traits, { ...ogSize, crop: CITY_CROP }),
}));

const CITY_CROP = { centre: 800, top: 60, width: 1700 };

/** The mark as a tile of 132 px, 48 px from the top left corner of the picture. */
function placedMark(mark: Mark, view: { centre: number; top: number; width: number }): string {
  const unit = view.width / ogSize.width;
  const x = view.centre - view.width / 2 + 48 * unit;
  const y = view.top + 48 * unit;
  const scale = (132 / 64) * unit;
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`;
  const tile = `<path d="M14 0h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0Z" fill="${mark.background}"/>`;
  return `<g transform="${transform}">${tile}${mark.tile.map(shapeMarkup).join("")}</g>`;
}

function shapeMarkup(shape: Mark["tile"][number]): string {
  if (shape.strokeWidth === undefined) return `<path d="${shape.d}" fill="${shape.fill}"/>`;
  return `<path d="${shape.d}" fill="none" stroke="${shape.stroke}" stroke-width="${shape.strokeWidth}" stroke-linecap="round"/>`;
}
