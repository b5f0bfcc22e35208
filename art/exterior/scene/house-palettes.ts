import type { Colour } from "#art/drawing/colour.ts";
import type { HouseStyle } from "./exterior-traits.ts";

type HousePalette = {
  walls: readonly Colour[];
  trims: readonly Colour[];
  accents: readonly Colour[];
  storeys: readonly [number, number];
  storeyHeight: readonly [number, number];
};

export const doorColours: readonly Colour[] = ["#6b4226", "#3f5f58", "#2d5f86", "#8a5a2b", "#4b3a2f"];

/** The colours and heights that each house style chooses from. */
export const housePalettes: Record<HouseStyle, HousePalette> = {
  najdi: {
    walls: ["#c99b6b", "#d6ac7c", "#b98a5e", "#cfa27a"],
    trims: ["#f6ead5", "#efe0c6"],
    accents: ["#8a5a2b"],
    storeys: [1, 2],
    storeyHeight: [176, 200],
  },
  modern: {
    walls: ["#f2efe9", "#e7e3db", "#dcd8d2", "#efe6d8"],
    trims: ["#3b3f46", "#4a4038", "#2f3b42"],
    accents: ["#9a6f47", "#b5885c", "#7a5a3c"],
    storeys: [1, 2],
    storeyHeight: [166, 186],
  },
  hijazi: {
    walls: ["#f1e7d4", "#e9d9bd", "#f4eee2"],
    trims: ["#4d7a6a", "#7a4e2d", "#3f6d86", "#5a7d4f"],
    accents: ["#7a4e2d"],
    storeys: [2, 3],
    storeyHeight: [150, 164],
  },
  asiri: {
    walls: ["#b58358", "#a8754c", "#c08d62"],
    trims: ["#c8452f", "#d8902f"],
    accents: ["#2f6fa8", "#2f7f6b"],
    storeys: [2, 3],
    storeyHeight: [136, 152],
  },
  coastal: {
    walls: ["#fdfbf6", "#f6f1e7", "#f3efe9"],
    trims: ["#2f7fa3", "#3c8f8a", "#2f6f9a"],
    accents: ["#8cc6cf", "#a9d3cf"],
    storeys: [1, 2],
    storeyHeight: [172, 192],
  },
  "stone-farm": {
    walls: ["#b8a68d", "#a89478", "#c2ad90"],
    trims: ["#5b4632", "#6b4a30"],
    accents: ["#5f7f6b", "#7a5a3c", "#4f6f86"],
    storeys: [1, 2],
    storeyHeight: [160, 178],
  },
};
