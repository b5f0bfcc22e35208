const EQUATOR_METRES = 40_075_017;
const TILE = 512;
const MOST_PIXELS = 96;

export type Scale = { metres: number; pixels: number };

/** The longest round distance that fits the bar: 1, 2 or 5 and noughts. */
export function scaleAt(latitude: number, zoom: number): Scale {
  const metresPerPixel = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** zoom);
  const most = metresPerPixel * MOST_PIXELS;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((digit) => digit * power).find((round) => round <= most) ?? power;
  return { metres, pixels: Math.round(metres / metresPerPixel) };
}
