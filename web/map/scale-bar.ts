const EQUATOR_METRES = 40_075_017;
const TILE = 512;
const MAX_PIXELS = 96;

export type Scale = { metres: number; pixels: number };

/** The longest distance of 1, 2 or 5 times a power of ten that fits the bar. */
export function scaleAt(latitude: number, zoom: number): Scale {
  const metresPerPixel = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** zoom);
  const longest = metresPerPixel * MAX_PIXELS;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = [5, 2, 1].map((digit) => digit * power).find((round) => round <= longest) ?? power;
  return { metres, pixels: Math.round(metres / metresPerPixel) };
}
