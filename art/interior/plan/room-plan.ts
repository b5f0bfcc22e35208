import type { LightName } from "#art/drawing/light-presets.ts";
import type { Body } from "#art/geometry/body.ts";
import type { Random } from "#art/random/random.ts";
import type { Palette } from "./interior-palettes.ts";
import type { InteriorTraits } from "./interior-traits.ts";
import type { RoomShape, Wall } from "./room-shape.ts";

/** The colours of a room, and whether its lamps burn. */
export type RoomPalette = Palette & { lampsOn: boolean };

/** What a room is furnished from. */
export type Plan = {
  shape: RoomShape;
  traits: InteriorTraits;
  palette: RoomPalette;
  hour: LightName;
  /** Cloth walls hold no pictures, its roof no chandelier. */
  tented: boolean;
  /** The stream of one part of this room, untouched by all others. */
  random(part: string): Random;
  /** What the listing names, by amenity id. */
  has(amenityId: number): boolean;
};

export type Furnished = {
  /** Walls with windows; never one with a headboard, cabinets or a screen. */
  windows: readonly Wall[];
  accent: Wall | null;
  bodies: readonly Body[];
  /** The best cameras first; without a list, the middle, then both corners. */
  views?: readonly RoomView[];
};

export const roomViews = ["centre", "left-corner", "right-corner"] as const;
export type RoomView = (typeof roomViews)[number];

export type Furnish = (plan: Plan) => Furnished;
