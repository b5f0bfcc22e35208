import { layerRandom } from "#art/drawing/brush.ts";
import { darker } from "#art/drawing/colour.ts";
import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import type { Body } from "#art/geometry/body.ts";
import type { Lighting } from "#art/geometry/face-shading.ts";
import { type Door, doorBody } from "#art/interior/construction/room-door.ts";
import { buildRoomShell } from "#art/interior/construction/room-shell.ts";
import { buildTentShell } from "#art/interior/construction/tent-shell.ts";
import type { InteriorTraits } from "#art/interior/plan/interior-traits.ts";
import { type Furnish, type Furnished, type Plan, type RoomView, roomViews } from "#art/interior/plan/room-plan.ts";
import type { RoomShape } from "#art/interior/plan/room-shape.ts";
import { wallWindows } from "#art/interior/window/wall-windows.ts";
import { roomLighting } from "./room-lighting.ts";

type Range = readonly [number, number];

/** One kind of room: its size range and its furnishing. */
export type RoomKind = {
  width: Range;
  depth: Range;
  furnish: Furnish;
  shell?: "tent";
  /** How much darker the walls are, in OKLCH lightness. */
  dim?: number;
};

export type Room = {
  key: string;
  shape: RoomShape;
  bodies: readonly Body[];
  doors: readonly Door[];
  lighting: Lighting;
  hour: LightName;
  plan: Plan;
  views: readonly RoomView[];
};

export type RoomRequest = {
  traits: InteriorTraits;
  key: string;
  has: (amenityId: number) => boolean;
  hour?: LightName;
};

const hours: Partial<Record<LightName, number>> = { morning: 3, noon: 3, golden: 3, dusk: 1, night: 2 };

/** A room of a property with its shell, windows, doors and furniture; it does not depend on the camera. */
export function buildRoom(kind: RoomKind, { traits, key, has, hour: requestedHour }: RoomRequest): Room {
  const random = (part: string) => layerRandom(traits.id, `room-${key}`, part);
  const hour = requestedHour ?? roomHour(traits.id, key);
  const shape = {
    width: random("width").between(...kind.width),
    depth: random("depth").between(...kind.depth),
    height: random("height").between(2.8, 3.3),
  };
  const { wall } = traits.palette;
  const palette = { ...traits.palette, wall: kind.dim ? darker(wall, kind.dim) : wall, lampsOn: lampsOn(lights[hour]) };
  const plan: Plan = { shape, traits, hour, random, has, palette, tented: kind.shell === "tent" };
  const furnished = kind.furnish(plan);
  const doors = doorsOf(shape);
  return {
    key,
    shape,
    doors,
    hour,
    plan,
    views: furnished.views ?? roomViews,
    lighting: roomLighting(hour, furnished.windows[0] ?? null),
    bodies: [...enclosure(kind, plan, furnished, doors), ...furnished.bodies],
  };
}

export const roomHour = (id: string, key: string): LightName => layerRandom(id, `room-${key}`, "hour").weighted(hours);

function enclosure(kind: RoomKind, plan: Plan, { accent, windows }: Furnished, doors: readonly Door[]): Body[] {
  if (kind.shell === "tent") return buildTentShell(plan, doors);
  return [
    ...buildRoomShell(plan, accent),
    ...windows.flatMap((wall) => wallWindows(plan, wall)),
    ...doors.map((door) => doorBody(plan.shape, plan.palette, door)),
  ];
}

/** Two doors behind the cameras: one to the previous room of the tour, one to the next. */
const doorsOf = ({ width }: RoomShape): Door[] => [
  { wall: "south", along: width * 0.26 },
  { wall: "south", along: width * 0.74 },
];
