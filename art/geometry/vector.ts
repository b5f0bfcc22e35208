/** A point or direction in metres: x right, y up, z forward. */
export type Vec = readonly [x: number, y: number, z: number];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Vec) => Math.hypot(...a);

export function unit(a: Vec): Vec {
  return times(a, 1 / (lengthOf(a) || 1));
}

/** The unit normal of a flat polygon (Newell's method). Polygons are clockwise as seen from the front; the axes are left-handed. */
export function normalOf(points: readonly Vec[]): Vec {
  let sum: Vec = [0, 0, 0];
  points.forEach((point, i) => {
    sum = plus(sum, cross(points[(i + 1) % points.length] as Vec, point));
  });
  return unit(sum);
}
