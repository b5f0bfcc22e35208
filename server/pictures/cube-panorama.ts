/** The faces of a cube map, each with a field of view of 90°. Front is +z, right is +x, up is +y. */
export const cubeFaces = ["front", "right", "back", "left", "up", "down"] as const;
export type CubeFace = (typeof cubeFaces)[number];

/** Square RGB pictures, three bytes per pixel. */
export type Cube = { side: number; faces: Record<CubeFace, Uint8Array> };

type Spot = { face: CubeFace; u: number; v: number };

/** Converts a cube map to an equirectangular panorama, twice as wide as high, with the front face in its middle. */
export function panoramaOf({ side, faces }: Cube, width: number): Uint8Array {
  const height = width / 2;
  const pixels = new Uint8Array(width * height * 3);
  const columns = Array.from({ length: width }, (_, column) => {
    const angle = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
    return [Math.sin(angle), Math.cos(angle)] as const;
  });
  for (let row = 0; row < height; row++) {
    const rise = (0.5 - (row + 0.5) / height) * Math.PI;
    const [level, y] = [Math.cos(rise), Math.sin(rise)];
    for (const [column, [sine, cosine]] of columns.entries()) {
      const { face, u, v } = spotOf(level * sine, y, level * cosine);
      blend(faces[face], side, u, v, pixels, (row * width + column) * 3);
    }
  }
  return pixels;
}

/** The point of the cube in a direction: `u` to the right and `v` up, both from -1 to 1. */
export function spotOf(x: number, y: number, z: number): Spot {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (az >= ax && az >= ay)
    return z > 0 ? { face: "front", u: x / az, v: y / az } : { face: "back", u: -x / az, v: y / az };
  if (ax >= ay) return x > 0 ? { face: "right", u: -z / ax, v: y / ax } : { face: "left", u: z / ax, v: y / ax };
  return y > 0 ? { face: "up", u: x / ay, v: -z / ay } : { face: "down", u: x / ay, v: z / ay };
}

/** Bilinear interpolation, clamped at the edges. */
function blend(from: Uint8Array, side: number, u: number, v: number, to: Uint8Array, at: number): void {
  const px = Math.min(side - 1, Math.max(0, ((1 + u) * side) / 2 - 0.5));
  const py = Math.min(side - 1, Math.max(0, ((1 - v) * side) / 2 - 0.5));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, bottom] = [Math.min(side - 1, left + 1), Math.min(side - 1, top + 1)];
  const [fx, fy] = [px - left, py - top];
  const a = (top * side + left) * 3;
  const b = (top * side + right) * 3;
  const c = (bottom * side + left) * 3;
  const d = (bottom * side + right) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const above = byteAt(from, a + channel) * (1 - fx) + byteAt(from, b + channel) * fx;
    const below = byteAt(from, c + channel) * (1 - fx) + byteAt(from, d + channel) * fx;
    to[at + channel] = Math.round(above * (1 - fy) + below * fy);
  }
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] as number;
}
