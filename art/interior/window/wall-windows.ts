import { darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { placed } from "#art/geometry/frame.ts";
import { clipToOutline, type Opening, opening, type Spot } from "#art/geometry/outline.ts";
import { box, panel } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame, wallLength } from "#art/interior/plan/room-shape.ts";
import { curtains } from "./curtains.ts";
import type { ViewShape } from "./window-background.ts";
import { windowSunlight } from "./window-sunlight.ts";
import { windowView } from "./window-view.ts";

/** The windows of one wall: frames, the view, curtains, and the sunlight on the floor. */
export function wallWindows(plan: Plan, wall: Wall): Body[] {
  const frame = wallFrame(plan.shape, wall);
  const length = wallLength(plan.shape, wall);
  const view = windowView(plan.traits.exterior, plan.hour, length, plan.random(`view-${wall}`));
  const openings = openingsOf(plan, length);
  const drapes = plan.traits.curtains ? openings.flatMap((one) => curtains(plan, one)) : [];
  return [
    ...openings.flatMap((one) => [
      bodyOf(placed(frame, glazing(plan, one, view)), "views"),
      bodyOf(placed(frame, bars(plan, one)), "trim"),
      bodyOf(placed(frame, sill(plan, one)), "trim"),
    ]),
    ...drapes.map((faces) => bodyOf(placed(frame, faces), "trim")),
    ...windowSunlight(plan, wall, openings),
  ];
}

function openingsOf({ traits, shape }: Plan, length: number): Opening[] {
  const head = Math.min(2.45, shape.height - 0.42);
  if (traits.windows === "wide") {
    const wide = Math.min(length * 0.62, 3.4);
    return [{ left: (length - wide) / 2, right: (length + wide) / 2, foot: 0.42, head, arched: false }];
  }
  const count = Math.max(1, Math.floor((length - 0.5) / 1.75));
  return Array.from({ length: count }, (_, i) => {
    const middle = (length * (i + 0.5)) / count;
    return { left: middle - 0.48, right: middle + 0.48, foot: 0.28, head, arched: traits.windows === "arched" };
  });
}

const shapeOf = ({ left, right, foot, head, arched }: Opening, inset: number) =>
  opening(left + inset, foot + inset, right - inset, head - inset, arched);
const onWall = (spots: readonly Spot[], off: number): Vec[] => spots.map(([along, up]) => [along, up, off]);

function glazing({ palette }: Plan, one: Opening, view: readonly ViewShape[]): Face[] {
  const glass = shapeOf(one, 0);
  const wood = palette.wood;
  const surround: Face[] = [
    { points: onWall(shapeOf(one, -0.09), 0.012), colour: lighter(wood, 0.05) },
    { points: onWall(shapeOf(one, -0.02), 0.013), colour: darker(wood, 0.09) },
  ];
  const seen = view.flatMap(({ spots, colour }): Face[] => {
    const part = clipToOutline(spots, glass);
    return part.length < 3 ? [] : [{ points: onWall(part, 0.014), colour, unlit: true, twoSided: true }];
  });
  return [...surround, ...seen, ...reveal(one, glass)];
}

/** The shadow of the wall's thickness on the glass, and a pale reflection. */
function reveal({ left, right, foot, head }: Opening, glass: readonly Spot[]): Face[] {
  const cut = (spots: Spot[], colour: string, opacity: number): Face[] => {
    const part = clipToOutline(spots, glass);
    return part.length < 3 ? [] : [{ points: onWall(part, 0.015), colour, opacity, unlit: true }];
  };
  const wide = right - left;
  const high = head - foot;
  return [
    ...cut(
      [
        [left, head - 0.07],
        [right, head - 0.07],
        [right, head],
        [left, head],
      ],
      "#0d1420",
      0.22,
    ),
    ...cut(
      [
        [left, foot],
        [left + 0.05, foot],
        [left + 0.05, head],
        [left, head],
      ],
      "#0d1420",
      0.16,
    ),
    ...cut(
      [
        [left + wide * 0.1, foot],
        [left + wide * 0.26, foot],
        [left + wide * 0.26 + high * 0.3, head],
        [left + wide * 0.1 + high * 0.3, head],
      ],
      "#ffffff",
      0.08,
    ),
  ];
}

function bars({ palette, traits }: Plan, { left, right, foot, head, arched }: Opening): Face[] {
  const wood = lighter(palette.wood, 0.06);
  const columns = traits.windows === "wide" ? 3 : 2;
  const wide = (right - left) / columns;
  const uprights = Array.from({ length: columns - 1 }, (_, i) =>
    panel(left + wide * (i + 1) - 0.02, foot, 0.04, head - foot - (arched ? 0.01 : 0), 0.03, wood),
  );
  const rail = arched ? head - ((right - left) / 2) * 1.1 : foot + (head - foot) * 0.68;
  return [...uprights, panel(left, rail, right - left, 0.035, 0.031, wood)];
}

const sill = ({ palette }: Plan, { left, right, foot }: Opening): Face[] =>
  box(left - 0.12, foot - 0.07, 0, right - left + 0.24, 0.05, 0.14, lighter(palette.wall, 0.03));
