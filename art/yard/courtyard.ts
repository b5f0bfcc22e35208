import { darker, lighter } from "#art/drawing/colour.ts";
import { lights } from "#art/drawing/light-presets.ts";
import { shade } from "#art/drawing/shade.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { opening } from "#art/geometry/outline.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { box, panel } from "#art/geometry/solid-shapes.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import { plant } from "#art/interior/furniture/potted-plants.ts";
import { majlisRun } from "#art/interior/furniture/seats.ts";
import { type Wall, wallFrame, wallLength } from "#art/interior/plan/room-shape.ts";
import type { YardKind, YardPlan } from "./draw-yard.ts";
import { stringLights } from "./fire-pit-yard.ts";
import { fountain } from "./garden-yard.ts";
import { hasPalms, yardPalm } from "./yard-plants.ts";
import { paving } from "./yard-surfaces.ts";

/** The courtyard as a room without a roof, in metres. */
const shape = { width: 9, depth: 11.5, height: 3.3 };
const WEST = -4.5;

/** Arches on three sides, a fountain in the middle, a seat along one wall. */
export const courtyard: YardKind = {
  backdrop: "view",
  hours: { morning: 3, golden: 3, dusk: 2, night: 1 },
  bodies: (plan) => {
    const { palette, interior, exterior, random } = plan;
    const side = random("seat").pick(["west", "east"] as const);
    const seatAt = { ...wallFrame(shape, side, side === "west" ? 5.2 : shape.depth - 8.8) };
    const frame = { ...seatAt, origin: [seatAt.origin[0] + WEST, 0, seatAt.origin[2]] as const };
    return [
      paving({ x: WEST, z: 0.3, w: 9, d: 11.3 }, lighter(exterior.pool.deck, 0.02), 0.72, random("paving")),
      ...(["north", "east", "west"] as const).flatMap((wall) => wallOf(plan, wall)),
      ...(hasPalms(plan) ? [behindWall(yardPalm(plan, "behind", random("palm").between(-3, 3), 13, 5))] : []),
      ...placePiece(floorFrame(0, 6.6), fountain(lighter(exterior.building.colours.wall, 0.04))),
      ...placePiece(frame, majlisRun(palette, { length: 3.6, floor: true, start: true, end: true })),
      ...[-3.6, 3.6].flatMap((x, i) => placePiece(floorFrame(x, 10.4), plant(random(`plant-${i}`), 1.5))),
      ...[-2, 2].flatMap((x) => lantern(floorFrame(x, 4.6), palette, interior.lantern, 1.7)),
      ...(palette.lampsOn ? stringLights(8.4, 8.6, 3.1) : []),
    ];
  },
};

/** Painted before the walls, so that only its crown is visible above them. */
const behindWall = (body: Body): Body => ({ ...body, layer: "views" });

function wallOf({ exterior, hour, palette, random }: YardPlan, wall: Wall): Body[] {
  const { colours } = exterior.building;
  const plaster = colours.wall;
  const base = wallFrame(shape, wall);
  const frame = { ...base, origin: [base.origin[0] + WEST, 0, base.origin[2]] as const };
  const length = wallLength(shape, wall);
  const count = Math.floor(length / 1.9);
  const gap = length / count;
  const deep = palette.lampsOn ? "#f0b25a" : shade(darker(plaster, 0.26), lights[hour], "wall");
  const door = Math.floor(count / 2);
  const arches: Face[] = Array.from({ length: count }, (_, i) => {
    const middle = gap * (i + 0.5);
    const spots = (grow: number, z: number, colour: string, unlit = false): Face => ({
      points: opening(middle - 0.55 - grow, 0, middle + 0.55 + grow, 2.35 + grow, true).map(
        ([along, up]) => [along, up, z] as const,
      ),
      colour,
      unlit,
    });
    const leaf =
      wall === "north" && i === door
        ? [spots(-0.08, 0.02, colours.door), panel(middle - 0.012, 0.02, 0.024, 2.1, 0.022, darker(colours.door, 0.12))]
        : [];
    return [spots(0.09, 0.01, lighter(plaster, 0.05)), spots(0, 0.015, deep, true), ...leaf];
  }).flat();
  const stream = random(`cap-${wall}`);
  return [
    bodyOf(
      placed(frame, [
        panel(0, 0, length, shape.height, 0, plaster),
        panel(0, 0, length, 0.4, 0.006, darker(plaster, 0.07)),
        ...arches,
      ]),
      "trim",
    ),
    bodyOf(
      placed(frame, box(0, shape.height, -0.2, length, 0.14, 0.3, lighter(plaster, stream.between(0.02, 0.05)))),
      "trim",
    ),
  ];
}
