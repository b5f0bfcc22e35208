import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { circle, d, group, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Bay, BayPart, Facade } from "./facade.ts";
import { type WindowShape, windowOutline } from "./house-window.ts";

const DOOR = { width: 70, height: 128 } as const;

const doorShape = (bay: Bay, arched: boolean): WindowShape => ({
  x: bay.x - DOOR.width / 2,
  y: bay.top + bay.height - DOOR.height,
  width: DOOR.width,
  height: DOOR.height,
  arched,
});

/** A plain double door. */
export const plainDoor =
  (arched: boolean): BayPart =>
  (brush, facade, bay) =>
    leaves(brush, facade, doorShape(bay, arched)) + doorLamps(brush, facade, bay);

function leaves(brush: Brush, { colours }: Facade, shape: WindowShape): string {
  const wood = brush.linear([
    [0, lighter(colours.door, 0.03)],
    [1, darker(colours.door, 0.04)],
  ]);
  const { x, y, width, height } = shape;
  const middle = x + width / 2;
  return (
    path(
      windowOutline({
        ...shape,
        x: x - 6,
        width: width + 12,
        y: y - 6,
        height: height + 6,
      }),
      { fill: colours.trim },
    ) +
    path(windowOutline(shape), { fill: wood }) +
    path(d`M${middle},${y + 4} V${y + height}`, {
      stroke: darker(colours.door, 0.12),
      width: 2.5,
    }) +
    rect(middle - 9, y + height * 0.5, 4, 16, { fill: "#e8c27a", radius: 2 }) +
    rect(middle + 5, y + height * 0.5, 4, 16, { fill: "#e8c27a", radius: 2 })
  );
}

/** A carved door of central Arabia: rings and diamonds under a patterned lintel. */
export const carvedDoor: BayPart = (brush, facade, bay) => {
  const shape = doorShape(bay, false);
  const { x, y, width } = shape;
  const rows = [0, 1, 2, 3];
  const marks = rows.flatMap((row) =>
    [0.26, 0.74].map((at) => {
      const cx = x + width * at;
      const cy = y + 30 + row * 25;
      return row % 2
        ? path(d`M${cx},${cy - 9} l9,9 l-9,9 l-9,-9Z`, {})
        : circle(cx, cy, 7.5, {}) + circle(cx, cy, 3, {});
    }),
  );
  const lintel = [0, 1, 2, 3, 4].map((i) => path(d`M${x + i * 14},${y + 13} l7,-11 l7,11Z`, {}));
  return (
    leaves(brush, facade, shape) +
    group({ fill: "none", stroke: "#f0d3a0", width: 2.4, opacity: 0.9 }, marks) +
    group({ fill: "#f0d3a0", opacity: 0.85 }, lintel) +
    doorLamps(brush, facade, bay)
  );
};

/** A lantern on each side of the door, with its glow on the wall. */
function doorLamps(brush: Brush, { colours }: Facade, bay: Bay): string {
  const y = bay.top + bay.height - 96;
  const on = lampsOn(brush.light);
  return [-1, 1]
    .map((side) => {
      const x = bay.x + side * (DOOR.width / 2 + 21);
      const glow = on
        ? circle(x, y, 58, {
            fill: brush.radial([
              [0, "#ffd58c", 0.75],
              [0.3, "#ffcf87", 0.3],
              [1, "#ffcf87", 0],
            ]),
          })
        : "";
      return (
        glow +
        path(d`M${x - 6},${y - 9} h12 l3,18 h-18Z`, {
          fill: on ? "#fff0c4" : darker(colours.trim, 0.1),
        }) +
        rect(x - 7, y - 14, 14, 5, {
          fill: darker(colours.door, 0.08),
          radius: 2,
        })
      );
    })
    .join("");
}
