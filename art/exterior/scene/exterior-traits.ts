import type { Point } from "#art/drawing/canvas.ts";
import type { Colour } from "#art/drawing/colour.ts";
import type { LightName } from "#art/drawing/light-presets.ts";

export const houseStyles = ["najdi", "modern", "hijazi", "asiri", "coastal", "stone-farm"] as const;
export type HouseStyle = (typeof houseStyles)[number];

export const shelterStyles = ["tent-camp", "dome", "a-frame"] as const;
export type ShelterStyle = (typeof shelterStyles)[number];

export type BuildingStyle = HouseStyle | ShelterStyle;

export const backgroundKinds = [
  "dunes",
  "mountains",
  "sandstone",
  "sea",
  "skyline",
  "palm-grove",
  "juniper-mountains",
  "escarpment",
  "lava-hills",
  "town",
  "gardens",
] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];

export const regions = ["najd", "redsea", "gulf", "mountain", "sandstone", "oasis", "dunes"] as const;
export type Region = (typeof regions)[number];

export type HouseColours = {
  wall: Colour;
  trim: Colour;
  accent: Colour;
  door: Colour;
};

/** One block of a house. Blocks stand side by side, from left to right, and may differ in style and colour. */
export type VolumeTraits = {
  style: HouseStyle;
  share: number;
  storeys: number;
  storeyHeight: number;
  colours?: HouseColours;
};

export type BuildingTraits = {
  style: BuildingStyle;
  width: number;
  colours: HouseColours;
  /** Empty for tents, domes and A-frames. */
  volumes: readonly VolumeTraits[];
  pergola: boolean;
};

export type PoolShape = "rect" | "round" | "l" | "lap";
export type PoolTraits = {
  shape: PoolShape;
  width: number;
  water: readonly [Colour, Colour];
  deck: Colour;
  sunbeds: number;
  parasol: boolean;
};

/** The positions of the main elements, in canvas pixels. */
export type LayoutTraits = {
  horizon: number;
  groundLine: number;
  centre: number;
  vanishing: number;
  sun: number;
  /** The crescent in an evening sky; it must not stand directly above a tower. */
  moon?: Point;
  /** Whether sun and house are arranged for crops; the sun then keeps clear of land and house. */
  isComposed?: boolean;
};

export type PlantingTraits = {
  palms: number;
  palmSide: "both" | "left" | "right";
  bushes: number;
  blossom: Colour | null;
  framingPalm: boolean;
  /** A flowering climber on the corner of the house. */
  climber: boolean;
  /** Trees beside the building that are no palms. */
  trees?: { kind: TreeKind; count: number };
};

export type TreeKind = "juniper" | "acacia";

/** What covers the near ground where there is no lawn; sand without it. */
export type GroundCover = "meadow" | "paving";

export const seasons = ["winter", "summer", "rain", "ramadan", "eid"] as const;
export type Season = (typeof seasons)[number];

export type FrontPiece = "pool" | "fire-pit" | "none";

/** What makes the exterior of one property recognisable; the same in all its pictures. */
export type ExteriorTraits = {
  id: string;
  light: LightName;
  background: readonly BackgroundKind[];
  dhow: boolean;
  ground: readonly [Colour, Colour];
  lawn: boolean;
  cover?: GroundCover;
  /** A wall behind the garden. */
  isWalled?: boolean;
  layout: LayoutTraits;
  building: BuildingTraits;
  front: FrontPiece;
  pool: PoolTraits;
  planting: PlantingTraits;
  /** Lanterns along the path to the house. */
  lanterns: boolean;
  /** A majlis with open doors beside the house. */
  sideMajlis?: boolean;
  /** A guest tent beside the house. */
  sideTent?: boolean;
  season?: Season;
};
