import { darker, lighter } from "#art/drawing/colour.ts";
import { d, path, rect } from "#art/drawing/svg-shapes.ts";
import { type Bay, baseOf, type Facade, type FacadeStyle } from "./facade.ts";
import { carvedDoor } from "./house-door.ts";
import { drawWindow } from "./house-window.ts";

const CRENEL = 30;

/** Central Arabia: tapered mud walls, narrow windows under triangular vents, white-tipped crenels. */
export const najdi: FacadeStyle = {
  bayWidth: 96,
  batter: 0.012,
  door: carvedDoor,
  surface: (brush, facade) => {
    const { x, top, width, colours } = facade;
    const courses: string[] = [];
    for (let y = top + 54; y < baseOf(facade) - 10; y += brush.random.between(26, 44)) {
      const from = x + width * brush.random.between(0.04, 0.5);
      courses.push(
        d`M${from},${y} q${width * 0.1},${brush.random.between(-3, 3)} ${width * brush.random.between(0.14, 0.4)},0`,
      );
    }
    const trowel = path(courses.join(""), {
      fill: "none",
      stroke: darker(colours.wall, 0.05),
      width: 3,
      opacity: 0.5,
      round: true,
    });
    return trowel + ventBand(facade);
  },
  opening: (brush, { colours }, bay) => {
    const wide = 26;
    const tall = bay.height * 0.38;
    const y = bay.top + bay.height * 0.43;
    const plaster = rect(bay.x - wide / 2 - 7, y - 7, wide + 14, tall + 14, {
      fill: colours.trim,
      opacity: 0.85,
      radius: 3,
    });
    return (
      plaster +
      drawWindow(brush, { x: bay.x - wide / 2, y, width: wide, height: tall }, colours.door) +
      vent(bay, y - 12, colours.trim)
    );
  },
  crown: (_, facade) => crenels(facade),
};

const vent = ({ x }: Bay, y: number, trim: string) =>
  path(d`M${x - 13},${y} l13,-15 l13,15Z`, { fill: trim, opacity: 0.85 });

/** A row of small triangular vents under the parapet. */
function ventBand({ x, top, width, colours }: Facade): string {
  const count = Math.floor((width - 40) / 22);
  const start = x + (width - count * 22) / 2;
  const holes = Array.from({ length: count }, (_, i) => d`M${start + i * 22 + 3},${top + 30} l8,-12 l8,12Z`);
  return path(holes.join(""), {
    fill: darker(colours.wall, 0.14),
    opacity: 0.7,
  });
}

function crenels({ x, top, width, batter, colours }: Facade): string {
  const inset = width * batter;
  const count = Math.max(3, Math.round((width - inset * 2) / CRENEL));
  const step = (width - inset * 2) / count;
  const at = (i: number) => x + inset + i * step;
  const bodies = Array.from(
    { length: count },
    (_, i) =>
      d`M${at(i)},${top + 1} h${step} l${-step * 0.22},-13 h${-step * 0.1} l${-step * 0.18},-14 l${-step * 0.18},14 h${-step * 0.1}Z`,
  );
  const tips = Array.from(
    { length: count },
    (_, i) => d`M${at(i) + step / 2},${top - 26} l${step * 0.19},15 h${-step * 0.38}Z`,
  );
  return (
    path(bodies.join(""), { fill: lighter(colours.wall, 0.01) }) +
    path(tips.join(""), { fill: colours.trim }) +
    rect(x + inset, top - 1, width - inset * 2, 6, {
      fill: colours.trim,
      opacity: 0.9,
    })
  );
}
