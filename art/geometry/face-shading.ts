import { type Colour, mix, shift } from "#art/drawing/colour.ts";
import type { Vec } from "./vector.ts";

/** How much lighter or darker a face gets by the way it looks. */
export type Shades = { up: number; down: number; right: number; left: number; near: number; far: number };

export type Lighting = {
  shades: Shades;
  /** Laid over every colour that is not a lamp's. */
  tint: Colour;
  tintAmount: number;
  /** What the night lays over that. */
  dark?: Colour;
  darkAmount?: number;
};

/** Even light from above and before. */
export const plainShades: Shades = { up: 0.06, down: -0.2, right: -0.07, left: -0.1, near: -0.02, far: -0.03 };

/** The colour a face shows; shares of the three axes add up to one, so that round things shade smoothly. */
export function shadedColour(
  colour: Colour,
  normal: Vec,
  { shades, tint, tintAmount, dark, darkAmount = 0 }: Lighting,
): Colour {
  const [x, y, z] = normal;
  const lightness =
    x * x * (x > 0 ? shades.right : shades.left) +
    y * y * (y > 0 ? shades.up : shades.down) +
    z * z * (z > 0 ? shades.far : shades.near);
  const tinted = mix(shift(colour, { lightness: Math.round(lightness * 200) / 200 }), tint, tintAmount);
  return dark ? mix(tinted, dark, darkAmount) : tinted;
}
