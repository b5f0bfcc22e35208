import type { LightName } from "#art/drawing/light-presets.ts";
import type { Body } from "#art/geometry/body.ts";
import type { Random } from "#art/random/random.ts";
import type { Palette } from "./interior-palettes.ts";
import type { InteriorTraits } from "./interior-traits.ts";
import type { RoomShape, Wall } from "./room-shape.ts";

/** The colours of a room, and whether its lamps are on. */
export type RoomPalette = Palette & { lampsOn: boolean };

/** What the furnishing of a room depends on. */
export type Plan = {
  shape: RoomShape;
  traits: InteriorTraits;
  palette: RoomPalette;
  hour: LightName;
  /** A tent: nothing hangs on its walls or its roof. */
  tented: boolean;
  /** The random stream of one part of this room, independent of all others. */
  random(part: string): Random;
  /** Whether the property has an amenity. */
  has(amenityId: number): boolean;
};

export type Furnished = {
  /** The walls with windows; never one behind a headboard, cabinets or a television. */
  windows: readonly Wall[];
  accent: Wall | null;
  bodies: readonly Body[];
  /** The cameras, the best first; all of `roomViews` by default. */
  views?: readonly RoomView[];
};

export const roomViews = ["centre", "left-corner", "right-corner"] as const;
export type RoomView = (typeof roomViews)[number];

export type Furnish = (plan: Plan) => Furnished;
