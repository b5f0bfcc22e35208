import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { d, group, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Bay, Facade, FacadeStyle } from "./facade.ts";
import { plainDoor } from "./house-door.ts";
import { drawWindow } from "./house-window.ts";

/** Red Sea coast: tall coral-stone houses with carved wooden bay windows (roshan). */
export const hijazi: FacadeStyle = {
  bayWidth: 150,
  batter: 0,
  door: plainDoor(true),
  surface: (_, { x, top, width, height, storeys, colours }) => {
    const band = Array.from({ length: storeys - 1 }, (_, i) => {
      const y = top + (height / storeys) * (i + 1);
      return (
        rect(x, y - 5, width, 9, { fill: lighter(colours.wall, 0.03) }) +
        rect(x, y + 4, width, 4, {
          fill: darker(colours.wall, 0.08),
          opacity: 0.6,
        })
      );
    });
    return band.join("");
  },
  opening: (brush, facade, bay) => (bay.storey === 0 ? groundWindow(brush, facade, bay) : roshan(brush, facade, bay)),
  crown: (_, { x, top, width, colours }) => {
    const count = Math.max(4, Math.round(width / 34));
    const step = width / count;
    const merlons = Array.from(
      { length: count },
      (_, i) => d`M${x + i * step + 4},${top} v-14 q${step / 2 - 4},-17 ${step - 8},0 v14Z`,
    );
    return (
      path(merlons.join(""), { fill: lighter(colours.wall, 0.02) }) +
      rect(x - 7, top - 4, width + 14, 10, {
        fill: lighter(colours.wall, 0.035),
      }) +
      rect(x - 3, top + 6, width + 6, 5, {
        fill: darker(colours.wall, 0.09),
        opacity: 0.6,
      })
    );
  },
};

function groundWindow(brush: Brush, { colours }: Facade, bay: Bay): string {
  const wide = 54;
  const tall = bay.height * 0.52;
  return drawWindow(
    brush,
    {
      x: bay.x - wide / 2,
      y: bay.top + bay.height * 0.26,
      width: wide,
      height: tall,
      arched: true,
    },
    colours.trim,
  );
}

/** A closed wooden balcony: glass above, lattice below, a small roof and brackets. */
function roshan(brush: Brush, { colours }: Facade, bay: Bay): string {
  const wide = 96;
  const x = bay.x - wide / 2;
  const y = bay.top + bay.height * 0.16;
  const tall = bay.height * 0.66;
  const wood = colours.trim;
  const panes = [0, 1, 2].map((i) =>
    drawWindow(brush, { x: x + 7 + i * 28.5, y: y + 10, width: 24, height: tall * 0.42 }, darker(wood, 0.05)),
  );
  return (
    rect(x + wide, y + 8, 9, tall, { fill: brush.light.shadow, opacity: 0.2 }) +
    rect(x, y, wide, tall, { fill: wood }) +
    panes.join("") +
    lattice(x + 7, y + tall * 0.58, wide - 14, tall * 0.36, lighter(wood, 0.13)) +
    path(d`M${x - 9},${y + 2} h${wide + 18} l-12,-15 h${-wide + 6}Z`, {
      fill: darker(wood, 0.06),
    }) +
    path(d`M${x},${y + tall} h${wide} l-14,17 h${-wide + 28}Z`, {
      fill: darker(wood, 0.09),
    })
  );
}

function lattice(x: number, y: number, width: number, height: number, fill: string): string {
  const columns = 7;
  const rows = 4;
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const cx = x + (width * ((i % columns) + 0.5)) / columns;
    const cy = y + (height * (Math.floor(i / columns) + 0.5)) / rows;
    return d`M${cx},${cy - 4.5} l4.5,4.5 l-4.5,4.5 l-4.5,-4.5Z`;
  });
  return group({ fill, opacity: 0.85 }, [path(cells.join(""), {})]);
}
