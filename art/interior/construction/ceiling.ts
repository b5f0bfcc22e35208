import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { box } from "#art/geometry/solid-shapes.ts";
import type { Plan } from "#art/interior/plan/room-plan.ts";
import type { RoomShape } from "#art/interior/plan/room-shape.ts";
import { edgeShade } from "./edge-shading.ts";

export function ceilingBodies(plan: Plan): Body[] {
  const { shape, palette } = plan;
  const colour = lighter(palette.wall, 0.05);
  const plain = ceilingQuad(shape, 0, shape.height, colour);
  const marks = plan.traits.ceiling === "cove" ? cove(plan) : [];
  const beams = plan.traits.ceiling === "beams" ? beamsOf(plan) : [];
  return [
    bodyOf([plain], "shell"),
    bodyOf([...edgeShade(shape, shape.height - 0.001, false), ...marks], "marks"),
    ...beams,
  ];
}

function ceilingQuad({ width, depth }: RoomShape, inset: number, y: number, colour: Colour): Face {
  const [right, far] = [width - inset, depth - inset];
  return {
    points: [
      [inset, y, far],
      [right, y, far],
      [right, y, inset],
      [inset, y, inset],
    ],
    colour,
  };
}

/** A tray ceiling with hidden lamps around it. */
function cove({ shape, palette }: Plan): Face[] {
  const glow = palette.lampsOn ? "#ffe2ad" : "#fffdf8";
  const rim = [0.7, 0.74, 0.79].map((inset, i) => ({
    ...ceilingQuad(shape, inset, shape.height - 0.002 - i * 0.0005, glow),
    unlit: true,
    opacity: 0.5 + i * 0.25,
  }));
  return [...rim, ceilingQuad(shape, 0.88, shape.height - 0.005, lighter(palette.wall, 0.02))];
}

/** Wooden beams across the room. */
function beamsOf({ shape, palette, random }: Plan): Body[] {
  const wood = darker(palette.wood, random("beams").between(0, 0.05));
  const gap = random("beams-gap").between(0.62, 0.9);
  const count = Math.floor((shape.depth - 0.3) / gap);
  return Array.from({ length: count }, (_, i) => {
    const z = shape.depth - 0.4 - i * gap;
    return bodyOf(placed(floorFrame(0, z), box(0, shape.height - 0.16, -0.07, shape.width, 0.16, 0.14, wood)), "trim");
  });
}
