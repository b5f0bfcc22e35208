import { type Colour, lighter, shift } from "#art/drawing/colour.ts";

export type Palette = {
  wall: Colour;
  accent: Colour;
  floor: Colour;
  wood: Colour;
  /** The main and the second textile colour of seats and beds. */
  textile: Colour;
  second: Colour;
  metal: Colour;
};

type Row = readonly [Colour, Colour, Colour, Colour, Colour, Colour, Colour];

const rows: readonly Row[] = [
  ["#efe6d8", "#d9c3a0", "#c9b79c", "#7b5536", "#9a3b2f", "#e3b45a", "#c59a4a"],
  ["#f3f1ec", "#5f7f78", "#b9a287", "#6a4a33", "#2f6f6b", "#e8d7b4", "#b98d3f"],
  ["#eee8e2", "#7d6a8c", "#cdbfae", "#553b2b", "#4b3f7a", "#d9b6c3", "#cfa75a"],
  ["#f5efe3", "#b9764a", "#a98463", "#5b3a24", "#b5562f", "#f0d9a8", "#a67c3a"],
  ["#f2f4f3", "#3f5f86", "#c9cbc8", "#8a6a48", "#2f4f7f", "#d9e3ea", "#b0b4b8"],
  ["#f6eee6", "#8a9a6a", "#bfa583", "#6f5236", "#6a7f45", "#efe0b8", "#b8923f"],
  ["#ece4da", "#a05a5a", "#8d6f57", "#4a3226", "#8f2f3f", "#e8c9a0", "#c8a050"],
  ["#f7f5f0", "#c9a16a", "#e2dcd2", "#9a7a55", "#c08a4a", "#f3ead8", "#d4b26a"],
];

const paletteOf = ([wall, accent, floor, wood, textile, second, metal]: Row): Palette => ({
  wall,
  accent,
  floor,
  wood,
  textile,
  second,
  metal,
});

/** A variant of a palette: other hues, and light wood instead of dark or dark instead of light. */
function variantOf(palette: Palette, index: number): Palette {
  const hue = index % 2 ? 45 : -55;
  const isDark = Number.parseInt(palette.wood.slice(1, 3), 16) < 0x70;
  return {
    ...palette,
    accent: shift(palette.accent, { hue, chroma: -0.015, lightness: 0.04 }),
    textile: shift(palette.textile, { hue, chroma: -0.03 }),
    second: shift(palette.second, { hue: hue * 0.4 }),
    wood: isDark ? lighter(palette.wood, 0.2) : lighter(palette.wood, -0.14),
  };
}

const first = rows.map(paletteOf);
export const interiorPalettes: readonly Palette[] = [...first, ...first.map(variantOf)];
