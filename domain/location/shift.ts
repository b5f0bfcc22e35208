export type Point = { latitude: number; longitude: number };

const NEAREST_M = 150;
/** A little below the promised 500, so that rounding never exceeds it. */
const FARTHEST_M = 495;
const METRES_PER_DEGREE = 111_195;
const UINT32 = 2 ** 32;

/**
 * The point that guests see before they book: 150 to 500 metres from the real one. The first eight bytes of the
 * property's keyed digest determine direction and distance. A property always has the same point, so repeated requests
 * reveal nothing more.
 */
export function shiftedPoint({ latitude, longitude }: Point, digest: Uint8Array): Point {
  const angle = fractionAt(digest, 0) * 2 * Math.PI;
  const metres = ringDistance(fractionAt(digest, 4));
  const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) };
}

/** Uniform over the area of the ring, so that points do not cluster near the middle. */
function ringDistance(fraction: number): number {
  return Math.sqrt(NEAREST_M ** 2 + fraction * (FARTHEST_M ** 2 - NEAREST_M ** 2));
}

function fractionAt(bytes: Uint8Array, start: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(start, start + 4);
  return (a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) / UINT32;
}

/** Five decimals are about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
