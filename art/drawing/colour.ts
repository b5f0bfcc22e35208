/// <reference path="./culori.d.ts" />
import { clampChroma, converter, formatHex, modeOklab, modeOklch, modeRgb, useMode as register } from "culori/fn";

/** A colour as `#rrggbb`. */
export type Colour = string;

/** More saturated colours do not fit the palette. */
export const MAX_CHROMA = 0.19;

for (const mode of [modeRgb, modeOklab, modeOklch]) register(mode);
const toOklab = converter("oklab");
const toOklch = converter("oklch");

/** Mixes two colours in OKLab, which keeps the mixture from turning grey or too bright. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const a = converted(toOklab, from);
  const b = converted(toOklab, to);
  const at = (start: number, end: number) => start + (end - start) * share;
  return formatHex({
    mode: "oklab",
    l: at(a.l, b.l),
    a: at(a.a, b.a),
    b: at(a.b, b.b),
  });
}

export type Shift = { lightness?: number; chroma?: number; hue?: number };

/** Shifts a colour in OKLCH. Chroma is reduced, and hue kept, where the result lies outside sRGB. */
export function shift(colour: Colour, { lightness = 0, chroma = 0, hue = 0 }: Shift): Colour {
  const { l, c, h = 0 } = converted(toOklch, colour);
  const moved = {
    mode: "oklch" as const,
    l: Math.min(1, Math.max(0, l + lightness)),
    c: Math.min(MAX_CHROMA, Math.max(0, c + chroma)),
    h: h + hue,
  };
  return formatHex(clampChroma(moved, "oklch"));
}

export const lighter = (colour: Colour, by: number) => shift(colour, { lightness: by });
export const darker = (colour: Colour, by: number) => shift(colour, { lightness: -by });

function converted<T>(convert: (colour: string) => T | undefined, colour: Colour): T {
  const result = convert(colour);
  if (!result) throw new RangeError(`Not a colour: ${colour}`);
  return result;
}
