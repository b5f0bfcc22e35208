export type Point = { latitude: number; longitude: number };

const NEAREST_M = 150;
/** A little under the promised 500, so that rounding never passes it. */
const FARTHEST_M = 495;
const METRES_PER_DEGREE = 111_195;
const UINT32 = 2 ** 32;

/**
 * The point a guest may see before booking: 150 to 500 metres from the true one, in a direction and at a distance that
 * the first eight bytes of a home's keyed digest fix. One home always moves to the same point, so that asking often
 * tells nothing more.
 */
export function shiftedPoint({ latitude, longitude }: Point, digest: Uint8Array): Point {
  const angle = fractionAt(digest, 0) * 2 * Math.PI;
  const metres = ringDistance(fractionAt(digest, 4));
  const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) };
}

/** Every spot of the ring is as likely as another, so that most homes are not near the middle. */
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
