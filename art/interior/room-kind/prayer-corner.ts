import { darker, lighter } from "#art/drawing/colour.ts";
import type { Body, Face } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { opening } from "#art/geometry/outline.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { box, sheet } from "#art/geometry/solid-shapes.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import { foldedTextiles } from "#art/interior/furniture/laundry-equipment.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** A row of prayer rugs in front of a plain wall, a low stand with folded rugs, a lantern. */
export function prayerCorner(plan: Plan): Furnished {
  const { shape, palette, traits, random } = plan;
  const window: Wall = random("windows").pick(["east", "west"]);
  const side = window === "east" ? 1 : -1;
  const middle = shape.width / 2;
  const count = Math.max(2, Math.floor((shape.width - 0.8) / 0.95));
  const rugs = Array.from({ length: count }, (_, i) => prayerRug(plan, middle + (i - (count - 1) / 2) * 0.92, i));
  const stand = box(-0.45, 0, 0.02, 0.9, 0.5, 0.36, palette.wood);
  return {
    windows: [window],
    accent: null,
    bodies: [
      ...rugs,
      ...placePiece(wallFrame(shape, window === "east" ? "west" : "east", shape.depth * 0.5), [
        stand,
        ...foldedTextiles(palette, 0.5),
      ]),
      ...lantern(floorFrame(middle + side * (middle - 0.4), shape.depth - 0.4), palette, traits.lantern, 1.9),
      ...plantIn(shape, random("plant"), middle - side * (middle - 0.4), shape.depth - 0.4, 1),
    ],
  };
}

/** A prayer rug with an arch that points to the wall. */
function prayerRug({ shape, palette }: Plan, x: number, i: number): Body {
  const tone = i % 2 ? palette.textile : darker(palette.accent, 0.08);
  const arch: Face = {
    points: opening(-0.25, 0.16, 0.25, 1.12, true).map(([across, up]) => [across, 0.0034, 0.6 - up] as const),
    colour: lighter(tone, 0.1),
  };
  const faces = [
    sheet(-0.38, -0.65, 0.76, 1.3, 0.0028, palette.second),
    sheet(-0.34, -0.61, 0.68, 1.22, 0.003, tone),
    arch,
  ];
  return placeFlat(floorFrame(x, shape.depth - 0.95), "rugs", faces);
}
