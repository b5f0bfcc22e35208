import { expect, test } from "vitest";
import { type CubeFace, cubeFaces, panoramaOf, spotOf } from "./cube-panorama.ts";

const SIDE = 32;
const paint: Record<CubeFace, number> = { front: 10, right: 50, back: 90, left: 130, up: 170, down: 210 };
const plain = Object.fromEntries(
  cubeFaces.map((face) => [face, new Uint8Array(SIDE * SIDE * 3).fill(paint[face])]),
) as Record<CubeFace, Uint8Array>;

function levelAt(pixels: Uint8Array, width: number, across: number, down: number): number | undefined {
  return pixels[(Math.floor(down * (width / 2)) * width + Math.floor(across * width)) * 3];
}

test("the middle of a panorama is the front face, with the right face to its right", () => {
  const pixels = panoramaOf({ side: SIDE, faces: plain }, 128);
  const row = [0.5, 0.75, 0.001, 0.25].map((across) => levelAt(pixels, 128, across, 0.5));

  expect(row).toEqual([paint.front, paint.right, paint.back, paint.left]);
  expect(levelAt(pixels, 128, 0.3, 0.01)).toBe(paint.up);
  expect(levelAt(pixels, 128, 0.8, 0.99)).toBe(paint.down);
});

test("a direction maps to the point where a camera of that face shows it", () => {
  expect(spotOf(0.2, 0.1, 1)).toEqual({ face: "front", u: 0.2, v: 0.1 });
  expect(spotOf(1, 0, -0.5)).toEqual({ face: "right", u: 0.5, v: 0 });
  expect(spotOf(0.5, 1, 0.25)).toEqual({ face: "up", u: 0.5, v: -0.25 });
});

test("a gradient across every edge of the cube has no seam", () => {
  const glow = (x: number, y: number, z: number) => 128 + (90 * (x + 0.7 * y - 0.4 * z)) / Math.hypot(x, y, z);
  const directionOf: Record<CubeFace, (u: number, v: number) => [number, number, number]> = {
    front: (u, v) => [u, v, 1],
    back: (u, v) => [-u, v, -1],
    right: (u, v) => [1, v, -u],
    left: (u, v) => [-1, v, u],
    up: (u, v) => [u, 1, -v],
    down: (u, v) => [u, -1, v],
  };
  const faces = Object.fromEntries(
    cubeFaces.map((face) => {
      const at = (index: number) => ((index + 0.5) / SIDE) * 2 - 1;
      const levels = Array.from({ length: SIDE * SIDE }, (_, i) =>
        glow(...directionOf[face](at(i % SIDE), -at(Math.floor(i / SIDE)))),
      );
      return [face, Uint8Array.from(levels.flatMap((level) => [level, level, level]))];
    }),
  ) as Record<CubeFace, Uint8Array>;

  const width = 128;
  const pixels = panoramaOf({ side: SIDE, faces }, width);
  const steps = Array.from({ length: (width / 2) * width }, (_, i) => {
    const [row, column] = [Math.floor(i / width), i % width];
    const next = row * width + ((column + 1) % width);
    return Math.abs((pixels[i * 3] ?? 0) - (pixels[next * 3] ?? 0));
  });
  expect(Math.max(...steps)).toBeLessThan(10);
});
