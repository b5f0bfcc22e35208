import { type Colour, mix, shift } from "#art/drawing/colour.ts";
import type { Vec } from "./vector.ts";

/** The change of lightness for a face that points in each direction. */
export type Shades = { up: number; down: number; right: number; left: number; near: number; far: number };

export type Lighting = {
  shades: Shades;
  /** Mixed into the colour of every face that is not unlit. */
  tint: Colour;
  tintAmount: number;
  /** Mixed in after the tint, for the night. */
  dark?: Colour;
  darkAmount?: number;
};

/** Neutral light from above and from the camera. */
export const plainShades: Shades = { up: 0.06, down: -0.2, right: -0.07, left: -0.1, near: -0.02, far: -0.03 };

/** The shaded colour of a face. The squared components of the normal add up to one, so curved surfaces are shaded smoothly. */
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
