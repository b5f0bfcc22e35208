import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { d, path, rect } from "#art/drawing/svg-shapes.ts";
import { baseOf, type Facade, type FacadeStyle } from "./facade.ts";
import { plainDoor } from "./house-door.ts";
import { drawWindow, windowOutline } from "./house-window.ts";

/** Gulf coast: white walls, round arches, painted shutters, a roof terrace and a wind tower. */
export const coastal: FacadeStyle = {
  bayWidth: 104,
  batter: 0,
  door: plainDoor(true),
  surface: (_, facade) => {
    const { x, width, colours } = facade;
    return rect(x, baseOf(facade) - 16, width, 16, {
      fill: colours.accent,
      opacity: 0.5,
    });
  },
  opening: (brush, { colours }, bay) => {
    const wide = 52;
    const tall = bay.height * (bay.storey ? 0.54 : 0.62);
    const shape = {
      x: bay.x - wide / 2,
      y: bay.top + bay.height * 0.24,
      width: wide,
      height: tall,
      arched: true,
    };
    const surround = path(
      windowOutline({
        ...shape,
        x: shape.x - 6,
        y: shape.y - 6,
        width: wide + 12,
        height: tall + 6,
      }),
      { fill: lighter(colours.wall, 0.04) },
    );
    return (
      surround +
      drawWindow(brush, shape, colours.trim) +
      (bay.storey ? shutters(colours.trim, shape.x, shape.y + wide / 2, wide, tall - wide / 2) : "")
    );
  },
  crown: (brush, facade) => {
    const { x, top, width, colours } = facade;
    const tower = facade.storeys > 1 ? windTower(brush, facade) : terraceRail(facade);
    return (
      tower +
      rect(x - 6, top - 8, width + 12, 12, {
        fill: lighter(colours.wall, 0.03),
      }) +
      rect(x, top + 4, width, 4, {
        fill: darker(colours.wall, 0.08),
        opacity: 0.5,
      })
    );
  },
};

function shutters(fill: string, x: number, y: number, width: number, height: number): string {
  return [x - 22, x + width + 4]
    .map(
      (at) =>
        rect(at, y, 18, height, { fill, radius: 1 }) +
        path(d`M${at + 3},${y + 8} h12 M${at + 3},${y + 16} h12 M${at + 3},${y + 24} h12 M${at + 3},${y + 32} h12`, {
          stroke: darker(fill, 0.08),
          width: 2,
        }),
    )
    .join("");
}

/** A barjeel: a wind tower with slots near its top. */
function windTower(brush: Brush, { x, top, width, colours }: Facade): string {
  const wide = Math.min(92, width * 0.3);
  const at = x + width * 0.64;
  const tall = 104;
  const slot = (i: number) =>
    rect(at + 12 + i * ((wide - 24) / 3), top - tall + 20, (wide - 24) / 3 - 8, 50, {
      fill: darker(colours.wall, 0.26),
      radius: 3,
    });
  const wall = brush.linear(
    [
      [0, colours.wall],
      [1, darker(colours.wall, 0.035)],
    ],
    [0, 0, 1, 0],
  );
  return (
    rect(at, top - tall, wide, tall, { fill: wall }) +
    [0, 1, 2].map(slot).join("") +
    rect(at - 5, top - tall - 8, wide + 10, 11, {
      fill: lighter(colours.wall, 0.03),
    }) +
    rect(at - 3, top - 26, wide + 6, 7, { fill: colours.trim, opacity: 0.7 })
  );
}

function terraceRail({ x, top, width, colours }: Facade): string {
  const posts: string[] = [];
  for (let at = x + 6; at < x + width; at += 22) posts.push(d`M${at},${top - 6} v-30`);
  return (
    path(posts.join(""), { stroke: colours.trim, width: 3 }) +
    rect(x, top - 38, width, 5, { fill: colours.trim, radius: 2 })
  );
}
