import type { Colour } from "#art/drawing/colour.ts";
import type { BackgroundKind, BuildingStyle, Region } from "./exterior-traits.ts";

/** The building styles of each region, with weights. */
export const stylesByRegion: Record<Region, Partial<Record<BuildingStyle, number>>> = {
  najd: { najdi: 4, modern: 4, "stone-farm": 1 },
  redsea: { hijazi: 5, coastal: 2, modern: 2 },
  gulf: { coastal: 4, modern: 4, hijazi: 2, "a-frame": 1 },
  mountain: { asiri: 5, "stone-farm": 3, modern: 1, "a-frame": 1 },
  sandstone: { dome: 3, "tent-camp": 2, najdi: 1, modern: 1 },
  oasis: { "stone-farm": 3, najdi: 2, modern: 2 },
  dunes: { "tent-camp": 6, najdi: 2, modern: 2 },
};

/** The possible backgrounds of each region, each list from far to near. */
export const backgroundsByRegion: Record<Region, readonly (readonly BackgroundKind[])[]> = {
  najd: [["dunes"], ["skyline", "dunes"], ["mountains", "dunes"]],
  redsea: [["sea"], ["dunes"], ["skyline", "dunes"]],
  gulf: [["sea"], ["skyline", "sea"], ["dunes"], ["skyline", "dunes"]],
  mountain: [["mountains"]],
  sandstone: [["sandstone"], ["mountains", "sandstone"]],
  oasis: [["palm-grove"], ["mountains", "palm-grove"]],
  dunes: [["dunes"], ["mountains", "dunes"]],
};

/** Pairs of sand colours: light and dark. */
export const groundPairs: readonly (readonly [Colour, Colour])[] = [
  ["#e8cfa4", "#cfa973"],
  ["#e6c08e", "#c8935c"],
  ["#d9a679", "#b5744d"],
  ["#efe0c4", "#d6bf99"],
];
