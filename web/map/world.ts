/** Web Mercator, from 0 to 1. */
export function worldX(longitude: number): number {
  return (longitude + 180) / 360;
}

export function worldY(latitude: number): number {
  const sin = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

/** The pixels of the whole world at a zoom. */
export function worldSize(zoom: number): number {
  return 512 * 2 ** zoom;
}

/** The zoom whose pixels are the units of drawn base maps. */
export const DRAWN_ZOOM = 12;
