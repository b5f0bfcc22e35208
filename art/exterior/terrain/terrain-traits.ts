import type { Colour } from "#art/drawing/colour.ts";
import type { LightName } from "#art/drawing/light-presets.ts";
import type { BackgroundKind, BuildingStyle, GroundCover, TreeKind } from "#art/exterior/scene/exterior-traits.ts";
import type { Terrain } from "#domain/location/terrains.ts";

type Backgrounds = readonly (readonly BackgroundKind[])[];

/** From what the surroundings of a home are chosen. */
export type TerrainTraits = {
  /** Each list from far to near. */
  backgrounds: Backgrounds;
  backgroundsByCity?: Partial<Record<number, Backgrounds>>;
  /** Pairs of ground colours: light and dark. */
  grounds: readonly (readonly [Colour, Colour])[];
  /** The hours of first pictures, with weights. */
  lights: Partial<Record<LightName, number>>;
  palms: readonly [min: number, max: number];
  cover?: GroundCover;
  isWalled?: boolean;
  trees?: { kind: TreeKind; count: readonly [min: number, max: number] };
  /** Instead of the building styles of the region. */
  buildings?: Partial<Record<BuildingStyle, number>>;
};

export const terrainTraits: Record<Terrain, TerrainTraits> = {
  sea: {
    backgrounds: [["sea"]],
    backgroundsByCity: {
      2: [["skyline", "sea"]],
      12: [["skyline", "sea"], ["sea"]],
      13: [["skyline", "sea"]],
      14: [["mountains", "sea"], ["sea"]],
    },
    grounds: [
      ["#f3e8d2", "#dfcba6"],
      ["#efdfc0", "#d8bf92"],
      ["#f1e2cd", "#d9bfa0"],
    ],
    lights: { noon: 4, morning: 3, golden: 2, "sea-dusk": 1.5 },
    palms: [2, 5],
  },
  juniper: {
    backgrounds: [["juniper-mountains"]],
    grounds: [
      ["#c3b98c", "#93905a"],
      ["#b9b286", "#868a58"],
      ["#cbb792", "#9a8a5c"],
    ],
    lights: { mist: 4, morning: 3, noon: 2, golden: 0.4 },
    palms: [0, 0],
    cover: "meadow",
    trees: { kind: "juniper", count: [3, 6] },
  },
  crags: {
    backgrounds: [["mountains"]],
    grounds: [["#cdb89c", "#a38a70"]],
    lights: { golden: 2, morning: 3, noon: 2, dusk: 1 },
    palms: [0, 0],
    trees: { kind: "acacia", count: [1, 3] },
    buildings: { "stone-farm": 4, modern: 3, "a-frame": 2 },
  },
  dunes: {
    backgrounds: [["dunes"]],
    grounds: [
      ["#ecc794", "#d09c60"],
      ["#e7b079", "#c07e4b"],
      ["#f0d6a8", "#d6b07a"],
    ],
    lights: { golden: 2, morning: 3, noon: 2, dusk: 1.5 },
    palms: [1, 4],
    trees: { kind: "acacia", count: [0, 2] },
  },
  escarpment: {
    backgrounds: [["escarpment"]],
    grounds: [
      ["#e3cda8", "#c2a274"],
      ["#dcc09a", "#b7936a"],
    ],
    lights: { morning: 3, golden: 2, noon: 2, dusk: 1 },
    palms: [1, 3],
    trees: { kind: "acacia", count: [1, 3] },
  },
  "city-edge": {
    backgrounds: [["skyline", "dunes"]],
    grounds: [
      ["#ecdcbc", "#d3b98c"],
      ["#e8cfa4", "#cfa973"],
    ],
    lights: { morning: 3, noon: 2, golden: 2, dusk: 1 },
    palms: [2, 5],
    isWalled: true,
  },
  lava: {
    backgrounds: [["lava-hills"]],
    grounds: [
      ["#cbb8a0", "#927f6e"],
      ["#d3bfa2", "#9d866c"],
    ],
    lights: { golden: 2, morning: 3, noon: 2 },
    palms: [2, 5],
    trees: { kind: "acacia", count: [0, 2] },
  },
  palms: {
    backgrounds: [["palm-grove"]],
    backgroundsByCity: {
      5: [["escarpment", "palm-grove"], ["palm-grove"]],
      7: [["sandstone", "palm-grove"]],
      8: [["palm-grove"], ["sandstone", "palm-grove"]],
      10: [["lava-hills", "palm-grove"]],
      14: [["mountains", "palm-grove"]],
    },
    grounds: [
      ["#dcc79b", "#ad935f"],
      ["#cfc08c", "#9a9357"],
      ["#d9bd93", "#a8855a"],
    ],
    lights: { morning: 4, noon: 3, golden: 2 },
    palms: [4, 7],
  },
  sandstone: {
    backgrounds: [["sandstone"]],
    grounds: [
      ["#dfae7e", "#bd7d4f"],
      ["#d59c70", "#b06d47"],
      ["#e6c193", "#c9925f"],
    ],
    lights: { golden: 2, morning: 3, noon: 2, dusk: 2 },
    palms: [0, 2],
    trees: { kind: "acacia", count: [1, 3] },
  },
  skyline: {
    backgrounds: [
      ["skyline", "town"],
      ["skyline", "gardens"],
    ],
    grounds: [
      ["#e9e2d5", "#cdc2ae"],
      ["#e6dac6", "#c8b699"],
    ],
    lights: { noon: 3, morning: 3, dusk: 1.2, golden: 1.5 },
    palms: [2, 5],
    cover: "paving",
    isWalled: true,
  },
  "mountain-town": {
    backgrounds: [["juniper-mountains", "town"]],
    grounds: [
      ["#d8c8a2", "#b09d70"],
      ["#cfc09a", "#a39768"],
    ],
    lights: { morning: 3, mist: 2, noon: 2, golden: 1 },
    isWalled: true,
    palms: [0, 1],
    trees: { kind: "juniper", count: [2, 4] },
  },
  town: {
    backgrounds: [["town"]],
    backgroundsByCity: {
      5: [["escarpment", "town"]],
      7: [["sandstone", "town"]],
      8: [["palm-grove", "town"], ["town"]],
      10: [["lava-hills", "town"]],
    },
    grounds: [
      ["#ecdcc0", "#cfb78f"],
      ["#e4d3b6", "#c6ab82"],
    ],
    lights: { morning: 3, noon: 3, golden: 2, dusk: 0.8 },
    palms: [2, 5],
    isWalled: true,
  },
};
