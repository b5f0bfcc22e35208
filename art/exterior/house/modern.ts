import { darker, lighter } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, path, rect } from "#art/drawing/svg-shapes.ts";
import { baseOf, type FacadeStyle } from "./facade.ts";
import { plainDoor } from "./house-door.ts";
import { drawWindow } from "./house-window.ts";

/** Plain boxes with large windows, a timber strip and a thin, dark, overhanging roof. */
export const modern: FacadeStyle = {
  bayWidth: 92,
  batter: 0,
  door: plainDoor(false),
  surface: (brush, facade) => {
    const { x, top, width, colours } = facade;
    const onLeft = brush.random.chance(0.5);
    const wide = width * 0.05;
    const from = onLeft ? x : x + width - wide;
    const slats: string[] = [];
    for (let at = from + 5; at < from + wide; at += 7) slats.push(d`M${at},${top + 8} V${baseOf(facade)}`);
    return (
      rect(from, top, wide, facade.height, { fill: colours.accent }) +
      path(slats.join(""), {
        stroke: darker(colours.accent, 0.1),
        width: 2,
        opacity: 0.7,
      })
    );
  },
  opening: (brush, { colours }, bay) => {
    const tall = bay.height * 0.74;
    const y = bay.top + bay.height - tall - (bay.storey ? bay.height * 0.06 : 0);
    const x = bay.x - bay.width * 0.44;
    const glass = drawWindow(brush, { x, y, width: bay.width * 0.88, height: tall }, colours.trim);
    return bay.storey ? glass + balustrade(x, y + tall, bay.width * 0.88) : glass;
  },
  crown: (brush, { x, top, width, colours }) => {
    const reach = 26;
    const strip = lampsOn(brush.light)
      ? rect(x - 4, top + 10, width + 8, 34, {
          fill: brush.linear([
            [0, "#ffcf87", 0.6],
            [1, "#ffcf87", 0],
          ]),
        }) + rect(x - 4, top + 8, width + 8, 3, { fill: "#fff0cc" })
      : rect(x, top + 10, width, 16, {
          fill: brush.linear([
            [0, brush.light.shadow, 0.42],
            [1, brush.light.shadow, 0],
          ]),
        });
    return (
      strip +
      rect(x - reach, top - 8, width + reach * 2, 17, {
        fill: colours.trim,
        radius: 1,
      }) +
      rect(x - reach, top - 8, width + reach * 2, 4, {
        fill: lighter(colours.trim, 0.1),
      })
    );
  },
};

/** A glass balustrade in front of upper windows. */
function balustrade(x: number, base: number, width: number): string {
  return (
    rect(x - 3, base - 34, width + 6, 34, { fill: "#ffffff", opacity: 0.16 }) +
    rect(x - 3, base - 35, width + 6, 2.5, { fill: "#ffffff", opacity: 0.55 })
  );
}
