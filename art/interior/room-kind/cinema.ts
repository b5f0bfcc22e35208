import { darker } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { lathe, panel, post } from "#art/geometry/solid-shapes.ts";
import { shining } from "#art/interior/furniture/lamps.ts";
import { projector, recliner, screen, speaker } from "#art/interior/furniture/media-furniture.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { wallFrame, wallLength } from "#art/interior/plan/room-shape.ts";

/** A row of wide seats in front of a large screen; padded walls with light strips. */
export function cinema(plan: Plan): Furnished {
  const { shape, palette } = plan;
  const front = wallFrame(shape, "north", shape.width / 2);
  const wide = Math.min(3, shape.width - 1.4);
  const bodies: Body[] = [
    ...(["east", "west"] as const).map((wall) => pads(plan, wall)),
    bodyOf(placed(front, screen({ ...palette, lampsOn: true }, wide, 0.75)), "trim"),
    ...[-1, 1].flatMap((side) =>
      placePiece(wallFrame(shape, "north", shape.width / 2 + side * (wide / 2 + 0.3)), speaker(1.1)),
    ),
    ...seats(plan).flatMap((x) => placePiece(floorFrame(x, shape.depth * 0.6, Math.PI), recliner(palette))),
    ...placePiece(floorFrame(shape.width / 2 - 0.53, shape.depth * 0.72), [
      post(0, 0, 0, 0.03, 0.5, palette.metal, 6),
      lathe([0, 0.5, 0], [0.2, 0, 0.2, 0.03], palette.wood, 14),
    ]),
    ...placePiece(floorFrame(shape.width / 2, shape.depth * 0.45), projector(shape.height)),
  ];
  return { windows: [], accent: "north", bodies };
}

const seats = ({ shape }: Plan) => {
  const count = Math.floor((shape.width - 0.8) / 1.05);
  return Array.from({ length: count }, (_, i) => shape.width / 2 + (i - (count - 1) / 2) * 1.05);
};

function pads({ shape, palette }: Plan, wall: "east" | "west"): Body {
  const length = wallLength(shape, wall);
  const count = Math.round(length / 0.9);
  const wide = length / count;
  const faces = Array.from({ length: count }, (_, i): Face[] => [
    panel(i * wide + 0.05, 0.3, wide - 0.1, 2.1, 0.008, darker(palette.accent, 0.06)),
    panel(i * wide + 0.08, 0.33, wide - 0.16, 2.04, 0.01, palette.accent),
    ...shining([panel(i * wide - 0.012, 0.4, 0.024, 1.9, 0.012, "#fbe7bf")], { ...palette, lampsOn: true }),
  ]);
  return placeFlat(wallFrame(shape, wall), "marks", faces.flat());
}
